import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { type FormService, startFormService } from './formService.ts';

/** A built site with a form of its own, under its own headers, and the service that it sends the form to. */
export type OwnFormSite = { service: FormService; origin: string; stop: () => Promise<void> };

const fields = [
  { kind: 'text', name: 'name', label: 'Your name', required: true },
  {
    kind: 'email',
    name: 'email',
    label: 'Your email address',
    required: true,
    help: 'Only for us.',
  },
  { kind: 'phone', name: 'phone', label: 'Your number' },
  {
    kind: 'choices',
    name: 'work',
    label: 'What can we do?',
    required: true,
    options: ['Tuning', 'Regulation'],
  },
  { kind: 'date', name: 'day', label: 'Your day' },
  { kind: 'long-text', name: 'message', label: 'Your message' },
  {
    kind: 'consent',
    name: 'consent',
    label: 'Privacy',
    required: true,
    wording: ['I agree that you ', { strong: 'keep this' }, ' to answer me.'],
  },
];

/** What arrives of a form that is filled in. */
export const sentForm = {
  name: ['Ada King'],
  email: ['ada@example.com'],
  phone: [''],
  work: ['Tuning', 'Regulation'],
  day: [''],
  message: ['The low strings buzz.'],
  consent: ['I agree that you keep this to answer me.'],
  _subject: ['From the site'],
  _gotcha: [''],
};

/** Builds and serves the second site with a form on /visit and in its dialog. */
export async function startOwnFormSite(): Promise<OwnFormSite> {
  const service = await startFormService();
  const folder = await mkdtemp(path.join(tmpdir(), 'own-form-'));
  const content = path.join(folder, 'documents');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  const file = path.join(content, 'site.json');
  const site = JSON.parse(await readFile(file, 'utf8'));
  const { src: _src, dialogHeight: _height, ...form } = site.leadForm;
  const action = `${service.origin}/f/tuning`;
  const send = { _subject: 'From the site' };
  site.leadForm = { ...form, action, fields, send, thanks: 'We call you tomorrow.' };
  await writeFile(file, JSON.stringify(site));
  const out = path.join(folder, 'built');
  const { diagnostics } = await buildSite({ content, out });
  if (diagnostics.length > 0) throw new Error(diagnostics[0]?.message);
  const server = await siteServer(out);
  return {
    service,
    origin: server.origin,
    async stop() {
      await server.stop();
      service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
