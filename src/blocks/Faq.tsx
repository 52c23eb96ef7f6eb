import * as Accordion from '@radix-ui/react-accordion';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { paragraphsOf } from '../../schema/browser.ts';
import type { BlockOf } from '../../schema/index.ts';
import { reveal } from '../shared/reveal.ts';
import { styled } from '../styles/styled.ts';
import { HeadBeside } from '../ui/HeadBeside.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Paragraph } from '../ui/Paragraph.tsx';
import { unbroken } from '../ui/unbroken.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // React writes hidden="until-found" as hidden="" on built-in elements, but passes attributes of custom elements through
      // unchanged.
      'faq-answer': {
        children: React.ReactNode;
        hidden?: 'until-found';
        ref: React.Ref<HTMLElement>;
        suppressHydrationWarning: true;
      };
    }
  }
}

/** The attribute of a closed answer in a prerendered page. Programs that read it would skip hidden text. */
const collapsed = 'data-collapsed';
const closed = import.meta.env.SSR ? { [collapsed]: '' } : { hidden: 'until-found' as const };

const List = styled.div`
  border-bottom: 1px solid var(--line);

  & h2, & h3 { margin: 0; border-top: 1px solid var(--line); font-size: inherit; line-height: inherit; letter-spacing: 0; }
  & faq-answer { display: block; }
  & :has(> [aria-expanded=false]) + div > [${collapsed}] { content-visibility: hidden; }
  & p { max-width: 36em; padding-block: 0 var(--space-l); padding-inline: 0 var(--space-2xl); color: var(--muted); }
`;

/**
 * An element for Radix without the style attribute, which the content security policy blocks, and without its role: each question
 * would add a landmark, empty while its answer is closed.
 */
function Region({ style, role, 'aria-labelledby': _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

// For answers that are more than plain text.
const Answer = styled.div`
  & a { color: var(--blue); text-underline-offset: 0.2em; }
  & :is(ul, ol) {
    max-width: 36em;
    padding-block: 0 var(--space-l);
    padding-inline: calc(2 * var(--space-m)) var(--space-2xl);
    color: var(--muted);
  }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
`;

const Trigger = styled(Accordion.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-m);
  width: 100%;
  padding-block: var(--space-m);
  padding-inline: 0 var(--space-2xs);
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--text-l);
  font-weight: 600;
  line-height: 1.35;
  letter-spacing: -0.01em;
  text-align: start;
  text-decoration: none;

  &:hover { color: var(--blue); }
  & svg { color: var(--blue); transition: transform 200ms; }
  &[aria-expanded=true] svg { transform: rotate(45deg); }
  @media (prefers-reduced-motion: reduce) { & svg { transition: none; } }
`;

/**
 * The element of a question for Radix: a link to it with the role of a button. Reader modes and other programs that extract the
 * text of a page drop buttons.
 */
function QuestionLink({ type, disabled, ...props }: ComponentProps<'a'> & { disabled?: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <a
      {...props}
      role="button"
      onKeyDown={(event) => {
        // In the editor, the question is a text box inside the link.
        if (event.key !== ' ' || event.target !== event.currentTarget) return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    />
  );
}

/** Makes a prerendered answer that a style collapses searchable with find-in-page. */
function makeSearchable(answer: HTMLElement | null): void {
  if (!answer?.hasAttribute(collapsed)) return;
  answer.setAttribute('hidden', 'until-found');
  answer.removeAttribute(collapsed);
}

/**
 * Questions that open one at a time. Closed answers have hidden="until-found", so that find-in-page finds and opens them. In a
 * prerendered page, a style collapses them. Without JavaScript, the styles in the head's `noscript` show all answers.
 */
export default function Faq({ headline, subheadline, items }: BlockOf<'faq'>) {
  const [open, setOpen] = useState('');
  const ids = useId();
  // A link to a question opens it.
  useEffect(() => {
    reveal(location.hash);
  }, []);
  const Heading = headline ? 'h3' : 'h2';
  return (
    <HeadBeside headline={headline} subheadline={subheadline}>
      <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} asChild>
        <List>
          {items.map(({ id: name, question, answer }, index) => {
            const value = String(index);
            const id = name ?? `${ids}${value}`;
            const isOpen = open === value;
            return (
              <Accordion.Item
                key={value}
                value={value}
                id={id}
                ref={(item) => {
                  // Fired by find-in-page and by links to the question.
                  const find = () => setOpen(value);
                  item?.addEventListener('beforematch', find);
                  return () => item?.removeEventListener('beforematch', find);
                }}
              >
                <Accordion.Header asChild>
                  {/* After Radix, which ignores a click whose default is prevented. */}
                  <Heading onClick={(event) => event.preventDefault()}>
                    <Trigger asChild data-early="">
                      <QuestionLink href={`#${id}`}>
                        {unbroken(question)}
                        <Icon name="plus" />
                      </QuestionLink>
                    </Trigger>
                  </Heading>
                </Accordion.Header>
                <Accordion.Content forceMount asChild>
                  <Region>
                    <faq-answer
                      ref={makeSearchable}
                      {...(isOpen ? {} : closed)}
                      suppressHydrationWarning
                    >
                      {typeof answer === 'string' ? (
                        <p>{unbroken(answer)}</p>
                      ) : (
                        <Answer>
                          {paragraphsOf(answer).map((paragraph, at) => (
                            <Paragraph key={at} content={paragraph} />
                          ))}
                        </Answer>
                      )}
                    </faq-answer>
                  </Region>
                </Accordion.Content>
              </Accordion.Item>
            );
          })}
        </List>
      </Accordion.Root>
    </HeadBeside>
  );
}
