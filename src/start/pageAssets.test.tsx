import { beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { pageCode } from '../renderer/preparePage.ts';
import { loadStyles } from '../styles/loadStyles.ts';
import { adoptPage, loadPage } from './pageAssets.ts';

vi.mock('../styles/loadStyles.ts', () => ({ loadStyles: vi.fn(async () => {}) }));
vi.mock('../renderer/preparePage.ts', () => ({
  pageCode: [{ adopt: vi.fn(async () => {}), load: vi.fn(async () => {}) }, { load: vi.fn() }],
}));
beforeEach(() => void vi.clearAllMocks());

const page: Page = { path: '/', title: '', description: '', blocks: [] };

test('a later page is shown with its code and with the styles that the first page did not have', async () => {
  await loadPage(page);
  for (const { load } of pageCode) expect(load).toHaveBeenCalledExactlyOnceWith(page);
  expect(loadStyles).toHaveBeenCalledOnce();
});

test('a prerendered page has its styles: nothing of them is loaded', async () => {
  await adoptPage(document.body, page);
  expect(pageCode[0]?.adopt).toHaveBeenCalledExactlyOnceWith(document.body, page);
  expect(loadStyles).not.toHaveBeenCalled();
});
