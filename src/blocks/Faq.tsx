import * as Accordion from '@radix-ui/react-accordion';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { HeadBeside } from '../ui/HeadBeside.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      // React writes hidden="until-found" as hidden="" on its own elements, but passes an attribute of a
      // custom element on as it is.
      'faq-answer': {
        children: React.ReactNode;
        hidden: 'until-found' | undefined;
        ref: (answer: HTMLElement | null) => (() => void) | undefined;
      };
    }
  }
}

const List = styled.div`
  border-bottom: 1px solid var(--line);

  & h2, & h3 { margin: 0; border-top: 1px solid var(--line); font-size: inherit; line-height: inherit; letter-spacing: 0; }
  & faq-answer { display: block; }
  & p { max-width: 36em; padding-block: 0 var(--space-l); padding-inline: 0 var(--space-2xl); color: var(--muted); }
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

  &:hover { color: var(--blue); }
  & svg { color: var(--blue); transition: transform 200ms; }
  &[data-state=open] svg { transform: rotate(45deg); }
  @media (prefers-reduced-motion: reduce) { & svg { transition: none; } }
`;

/**
 * Questions that open one at a time. Closed answers are in the page with hidden="until-found", so that the browser's own
 * search finds and opens them. Without script, the styles of the head's `noscript` show all answers.
 */
export default function Faq({ id, background, headline, subheadline, items }: BlockOf<'faq'>) {
  const [open, setOpen] = useState('');
  return (
    <Section id={id} background={background} bare={!headline}>
      <HeadBeside headline={headline} subheadline={subheadline}>
        <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} asChild>
          <List>
            {items.map(({ question, answer }, index) => {
              const value = String(index);
              return (
                <Accordion.Item key={value} value={value}>
                  <Accordion.Header asChild>
                    {headline ? (
                      <h3>
                        <Question>{question}</Question>
                      </h3>
                    ) : (
                      <h2>
                        <Question>{question}</Question>
                      </h2>
                    )}
                  </Accordion.Header>
                  <Accordion.Content forceMount>
                    <faq-answer
                      hidden={open === value ? undefined : 'until-found'}
                      ref={onFound(() => setOpen(value))}
                    >
                      <p>{unbroken(answer)}</p>
                    </faq-answer>
                  </Accordion.Content>
                </Accordion.Item>
              );
            })}
          </List>
        </Accordion.Root>
      </HeadBeside>
    </Section>
  );
}

function Question({ children }: { children: string }) {
  return (
    <Trigger data-early="">
      {unbroken(children)}
      <Icon name="plus" />
    </Trigger>
  );
}

/** A ref callback: calls `open` when the browser's own search finds a word in a closed answer. */
function onFound(open: () => void) {
  return (answer: HTMLElement | null) => {
    answer?.addEventListener('beforematch', open);
    return () => answer?.removeEventListener('beforematch', open);
  };
}
