import { showToast } from '../shared/toast.ts';
import { useWords } from '../shared/words.ts';
import { styled } from '../styles/styled.ts';
import { Icon } from './Icon.tsx';

const Button = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: var(--space-2xs);
  padding: 0;
  border: 0;
  border-radius: var(--radius-button);
  background: none;
  color: inherit;
  opacity: 0.75;

  &:hover { opacity: 1; background: color-mix(in srgb, currentColor 10%, transparent); }
`;

/** A button that copies a phone number or an e-mail address. A toast tells whether it was copied. */
export function CopyButton({ text }: { text: string }) {
  const say = useWords();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', say('copied', { text }));
    } catch {
      showToast('error', say('notCopied', { text }));
    }
  };
  return (
    <Button type="button" onClick={copy} aria-label={say('copy', { text })} data-needs-script="">
      <Icon name="copy" />
    </Button>
  );
}
