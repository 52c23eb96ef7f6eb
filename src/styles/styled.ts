// The part of styled-components that this site uses: static styles. A build compiles them away (scripts/build/compileStyles.ts),
// so the types reject everything that needs the library at runtime: functions, `attrs`, `withConfig`, themes and style props.
import type { ComponentProps, ElementType, FC } from 'react';
import * as library from 'styled-components';

/** Styles without functions. For styles that depend on props, set a data attribute and select it. */
type Template<Result> = (
  strings: TemplateStringsArray,
  ...values: readonly (SharedStyles | string | number | false | null | undefined)[]
) => Result;

type SharedStyles = ReturnType<typeof library.css>;

type Styled<Target extends ElementType> = FC<ComponentProps<Target> & { as?: ElementType }>;

type StyledElements = {
  readonly [Name in library.SupportedHTMLElements]: Template<Styled<Name>>;
};

type StyledComponents = <Target extends ElementType>(target: Target) => Template<Styled<Target>>;

/** An element or a component with a class: styled.ul`…`, styled(Picture)`…`. */
export const styled: StyledElements & StyledComponents = library.styled;

/** Styles that several components share. */
export const css: Template<SharedStyles> = library.css;

/** The styles of all pages. */
export const createGlobalStyle: Template<FC> = library.createGlobalStyle;
