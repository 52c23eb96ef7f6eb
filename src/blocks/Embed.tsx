import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { useSite } from '../shared/site.ts';
import { ActionLink } from '../ui/Action.tsx';
import { FormFrame } from '../ui/FormFrame.tsx';
import { frameLimits } from '../ui/frameLimits.ts';
import { Section, SectionHead } from '../ui/Section.tsx';

const Sheet = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-art);
  background: var(--surface);

  &[data-source=lead-form] { max-width: 52rem; }
`;

const BlogFrame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  height: max(24rem, calc(100vh - 300px));
`;

const formHeight = 768;

export default function Embed({
  id,
  background,
  headline,
  subheadline,
  source,
  height = formHeight,
}: BlockOf<'embed'>) {
  const { blog } = useSite();
  return (
    <Section id={id} background={background}>
      <SectionHead headline={headline} subheadline={subheadline} />
      <Sheet data-source={source}>
        {source === 'lead-form' && <FormFrame height={height} />}
        {source === 'blog' && blog && (
          <BlogFrame src={blog.src} title={blog.title} loading="lazy" {...frameLimits(blog.src)} />
        )}
      </Sheet>
      {source === 'blog' && blog && (
        <ActionLink href={blog.src}>Open the blog by itself</ActionLink>
      )}
    </Section>
  );
}
