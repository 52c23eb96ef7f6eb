import { styled } from 'styled-components';
import { linkProps } from '../../src/shared/href.ts';
import { useSite } from '../../src/shared/site.ts';
import { useTranslator } from '../../src/shared/words.ts';
import { FormFrame } from '../../src/ui/FormFrame.tsx';
import { unbroken } from '../../src/ui/unbroken.tsx';

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 20;
  background: var(--backdrop);
`;

const Content = styled.section`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: 21;
  width: min(44rem, calc(100vw - 1.5rem));
  max-height: 90vh;
  translate: -50% -50%;
  overflow-y: auto;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: 0 32px 80px -16px #000a;

  & > h2 {
    padding: var(--space-m) var(--space-l);
    border-bottom: 1px solid var(--line);
    font-size: var(--text-xl);
    line-height: 1.25;
  }
  & > p { padding: var(--space-m) var(--space-l) 0; color: var(--muted); }
  & > p:last-child { padding-bottom: var(--space-m); background: var(--sunk); }
  & > p:last-child a { font-weight: 600; }
`;

/**
 * The form dialog, open while its settings are edited. The page's own one (src/layout/LeadFormDialog.tsx) is modal: it
 * would take the focus from the settings.
 */
export function FormPreview() {
  const site = useSite();
  const t = useTranslator();
  const { leadForm, phones } = site;
  return (
    <>
      <Backdrop />
      <Content aria-label={leadForm.title}>
        <h2>{leadForm.dialogTitle}</h2>
        {leadForm.next && <p>{unbroken(leadForm.next)}</p>}
        <FormFrame key={leadForm.src} height={leadForm.dialogHeight} />
        <p>
          {t('ratherTalk')}{' '}
          <a {...linkProps(site, `tel:${leadForm.phone}`)}>
            {t('call', { phone: phones[leadForm.phone] ?? '' })}
          </a>
        </p>
      </Content>
    </>
  );
}
