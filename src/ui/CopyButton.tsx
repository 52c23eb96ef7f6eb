import { useTranslator } from '../shared/site.ts';
import { showToast } from '../shared/toast.ts';
import { styled } from '../styles/styled.ts';
import { Icon } from './Icon.tsx';
import { iconButton } from './iconButton.ts';

const Button = styled.button`
  ${iconButton}
  display: inline-grid;
  margin-inline-start: var(--space-2xs);
  color: inherit;
  opacity: 0.75;

  &:hover { opacity: 1; background: color-mix(in srgb, currentColor 10%, transparent); }
`;

/** A button that copies a phone number or an email address. A toast reports success or failure. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslator();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t('copied', { text }));
    } catch {
      showToast('error', t('notCopied', { text }));
    }
  };
  return (
    <Button type="button" onClick={copy} aria-label={t('copy', { text })} data-needs-script="">
      <Icon name="copy" />
    </Button>
  );
}
