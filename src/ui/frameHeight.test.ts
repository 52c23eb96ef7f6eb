import { expect, test } from 'vitest';
import { frameHeightIn } from './frameHeight.ts';

test.each([
  ['Jotform', 'setHeight:1200:241234567890'],
  ['iframe-resizer', '[iFrameSizer]iFrameResizer0:1200:640:mutationObserver'],
  ['LeadConnector', ['highlevel.setHeight', { height: 1200, id: 'inline-x' }]],
  ['Calendly', { event: 'calendly.page_height', payload: { height: '1200px' } }],
  ['Tally, as JSON', '{"event":"Tally.FormHeight","payload":{"height":1200}}'],
  ['an object with a height', { type: 'form-height', height: 1199.4 }],
])('reads the height requested by %s', (_provider, message) => {
  expect(frameHeightIn(message)).toBe(1200);
});

test.each([
  ['a message about something else', { event: 'calendly.event_scheduled', payload: { uri: 'x' } }],
  ['a form that was sent', 'Tally.FormSubmitted'],
  ['a number', 1200],
  ['nothing', null],
  ['no height', { height: 0 }],
  ['an endless height', { height: 'Infinity%' }],
  ['a height below zero', { height: -40 }],
  ['a text for a height', { height: 'auto' }],
  ['another array', ['fetch-query-params', { height: 900 }]],
  ['a first measurement of an empty page', { height: 8 }],
  ['a form that grows without end', 'setHeight:900000:241234567890'],
])('%s requests no height, or one within the limits', (_what, message) => {
  const height = frameHeightIn(message);
  if (height !== undefined) {
    expect(height).toBeGreaterThanOrEqual(200);
    expect(height).toBeLessThanOrEqual(5000);
  }
});

test('messages without a height request none', () => {
  expect(frameHeightIn({ event: 'calendly.event_scheduled', payload: {} })).toBeUndefined();
  expect(frameHeightIn('{"event":"Tally.FormLoaded","payload":{}}')).toBeUndefined();
  expect(frameHeightIn({ height: 'auto' })).toBeUndefined();
  expect(frameHeightIn({ height: 0 })).toBeUndefined();
});
