import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { OpenSite } from '../../editor/document/openSite.ts';
import { OpenSiteProvider } from '../../editor/document/SiteContext.ts';
import { NoticeProvider } from '../../editor/ui/Notice.tsx';

/** Renders a part of the editor for an open site. */
export const showInSite = (site: OpenSite, children: ReactNode) =>
  render(
    <OpenSiteProvider value={site}>
      <NoticeProvider>{children}</NoticeProvider>
    </OpenSiteProvider>,
  );
