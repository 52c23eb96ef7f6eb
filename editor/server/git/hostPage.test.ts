import { expect, test } from 'vitest';
import { hostPage } from './hostPage.ts';

test.each([
  ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
  ['ssh://git@git.company.test:2222/owner/name', 'https://git.company.test/owner/name'],
  ['https://user:secret@host.test/group/name.git', 'https://host.test/group/name'],
  ['host.test:/group/name.git', 'https://host.test/group/name'],
  ['deploy.me@host.test:name', 'https://host.test/name'],
  ['http://host.test:8080/name/', 'http://host.test:8080/name'],
  ['https://host.test/name.git/', 'https://host.test/name'],
  ['git://host.test/name.git', undefined],
  ['', undefined],
  ['/srv/git/name.git', undefined],
  ['C:\\sites\\name', undefined],
  ['file:///srv/name.git', undefined],
  ['../name.git', undefined],
])('the web page of %s is %s', (remote, own) => {
  expect(hostPage(remote)).toBe(own);
});
