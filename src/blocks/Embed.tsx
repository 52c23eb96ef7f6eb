import type { ReactNode } from 'react';
import type { BlockOf } from '../../schema/index.ts';
import { frameLimits } from '../shared/frameLimits.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { below, from } from '../theme/breakpoints.ts';
import { ActionLink, CallButton } from '../ui/Action.tsx';
import { SectionHead } from '../ui/Section.tsx';
import { SiteForm } from '../ui/SiteForm.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { providerFrame } from './optionalCode.ts';
import type { Content } from './ProviderFrame.tsx';

// The text is to the left of the form, and the next steps are below the text. On a phone the next steps are below the form.
const Columns = styled.div`
  display: grid;

  & > a { justify-self: start; }
  @media ${from(60)} {
    /* Chromium applies :has() late while a page arrives, so the site's own form does not depend on it. */
    &[data-source='lead-form'], &[data-source='form'], &:has(> [data-kind='form']) {
      grid-template: auto 1fr / 5fr 7fr;
      column-gap: var(--space-2xl);

      & > [data-kind] { grid-area: 1 / 2 / span 2; }
      & > [data-kind]:first-child:has(+ :empty) { grid-column: 1 / -1; }
    }
  }
`;

const Sheet = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-art);
  background: var(--surface);

  /* The blog. It is at least 300 px tall: in a window shorter than 600 px, too little of it would be visible. */
  & > iframe { display: block; width: 100%; height: max(300px, 100vh - 300px); border: 0; }
`;

const Next = styled.div`
  &:empty { display: none; }
  @media ${below(60)} { margin-top: var(--space-xl); }

  & > h2, & > h3 { margin-bottom: var(--space-s); font-size: var(--text-l); font-weight: 600; letter-spacing: -0.02em; }
  & ol { max-width: 30em; margin-bottom: var(--space-l); counter-reset: step; }
  & li { display: flex; gap: var(--space-s); padding-block: var(--space-s); border-top: 1px solid var(--line); }
  & li::before { content: counter(step); counter-increment: step; color: var(--blue); font-weight: 600; }
`;

type Props = {
  headline?: string | undefined;
  subheadline?: string | undefined;
  /** What the sheet shows. A provider's frame has no sheet. */
  source?: 'lead-form' | 'blog' | 'form' | undefined;
  next?: readonly string[] | undefined;
  phone?: string | undefined;
  children: ReactNode;
  /** What is below everything else. */
  foot?: ReactNode;
};

/** A form or frame with its headline, the next steps and a call button. */
export function FormPlace({ source, next, phone, children, foot, ...head }: Props) {
  const Title = head.headline ? 'h3' : 'h2';
  const t = useTranslator();
  return (
    <Columns data-source={source}>
      <SectionHead {...head} />
      {source ? <Sheet data-kind={source}>{children}</Sheet> : children}
      <Next>
        {next && (
          <>
            <Title>{t('whatHappensNext')}</Title>
            <ol>
              {next.map((step, index) => (
                <li key={index}>{unbroken(step)}</li>
              ))}
            </ol>
          </>
        )}
        {phone && <CallButton phone={phone} />}
      </Next>
      {foot}
    </Columns>
  );
}

function Provided(content: Content) {
  const { default: ProviderFrame } = providerFrame.loaded();
  return <ProviderFrame {...content} />;
}

export default function Embed({
  headline,
  subheadline,
  source,
  next,
  ...content
}: BlockOf<'embed'>) {
  const { blog } = useSite();
  const { phone } = content;
  const t = useTranslator();
  const isBlog = source === 'blog' && blog;
  return (
    <FormPlace
      {...{ headline, subheadline, source, next, phone }}
      foot={isBlog && <ActionLink href={blog.src}>{t('openBlog')}</ActionLink>}
    >
      {source === 'lead-form' && <SiteForm {...content} />}
      {isBlog && <iframe {...blog} loading="lazy" {...frameLimits(blog.src)} />}
      {/* While a page is being written, a block may have nothing to show yet. */}
      {!source && (content.url ?? content.code) && <Provided {...content} />}
    </FormPlace>
  );
}
