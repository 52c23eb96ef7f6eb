import { type Examples, ownForm, providerForm } from './example.ts';

export const formsExamples: Examples = {
  'embed-content': [
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong: '"url": "https://www.youtube.com/watch?v=aqz-KE-bpKQ",',
      at: 'visit.json:13:5',
    },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong:
        '"source": "lead-form",\n      "url": "⟦https://www.youtube.com/watch?v=aqz-KE-bpKQ⟧",',
    },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong: '"source": "lead-form",\n      "ratio": "⟦16:9⟧",',
      suggest: true,
    },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong:
        '"url": "https://calendly.com/anna/30min",\n      "title": "Book a tuning",\n      "ratio": "⟦16:9⟧",',
      suggest: '"url": "https://calendly.com/anna/30min",\n      "title": "Book a tuning",',
    },
    {
      file: 'visit.json',
      right: '"source": "lead-form",',
      wrong: '"code": "⟦https://calendly.com/anna/30min⟧",\n      "title": "Book a tuning",',
    },
  ],
  'form-fields': [
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning",',
      wrong:
        '"src": "https://forms.piano.test/tuning",\n    "thanks": "⟦Thank you, we call you.⟧",',
      suggest: true,
    },
    {
      file: 'site.json',
      right: providerForm,
      wrong: ownForm(
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }, { "kind": "text", "name": "⟦email⟧", "label": "Again" }]',
      ),
    },
    {
      file: 'site.json',
      right: providerForm,
      wrong: ownForm(
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }, { "kind": "⟦choice⟧", "name": "piano", "label": "Your piano" }]',
      ),
    },
    {
      file: 'site.json',
      right: providerForm,
      wrong: ownForm(
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }, { "kind": "text", "name": "name", "label": "Your name", "wording": "⟦I agree.⟧" }]',
      ),
      suggest: ownForm(
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }, { "kind": "text", "name": "name", "label": "Your name" }]',
      ),
    },
    {
      file: 'site.json',
      right: providerForm,
      wrong: ownForm(
        '"action": "https://forms.piano.test/f/1",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }],\n    "send": { "botcheck": "⟦no⟧" }',
      ),
    },
  ],
  'form-action': [
    {
      file: 'site.json',
      right: providerForm,
      wrong: ownForm(
        '"action": "⟦/visit⟧",\n    "fields": [{ "kind": "email", "name": "email", "label": "Your email address" }]',
      ),
    },
  ],
  'missing-consent': [
    {
      file: 'visit.json',
      right: '    {\n      "type": "timeline",',
      wrong:
        '    {\n      "type": "form",\n      "headline": "Write to us",\n      "action": "https://forms.piano.test/f/1",\n      "fields": [{ "kind": "consent", "name": "consent", "label": "Privacy", "wording": "I agree." }]\n    },\n    {\n      "type": "form",\n      "headline": "Or write here",\n      "action": "https://forms.piano.test/f/1",\n      "fields": ⟦[⟧{ "kind": "email", "name": "email", "label": "Your email address" }]\n    },\n    {\n      "type": "timeline",',
    },
  ],
  'denied-feature': [
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong:
        '"src": "⟦<script src=\'https://w.piano.test/w.js\'></script><script>localStorage.seen = 1</script>⟧"',
    },
    {
      file: 'site.json',
      right: '"src": "https://forms.piano.test/tuning"',
      wrong: '"src": "⟦https://www.videoask.com/f4b2c1⟧"',
    },
  ],
};
