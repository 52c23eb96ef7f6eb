import type { RuleGroup } from './ruleGroup.ts';
import { inLine } from './words.ts';

type Pair = { field: string; other: string };

export const consent =
  'Google Analytics needs the consent of visitors, and this site has no cookie banner to ask for it.';

export const otherStatistics =
  'Choose a provider that works without cookies: "plausible", "umami", "fathom", "goatcounter" or "cloudflare".';

export const embeds = {
  title: 'Embeds',
  rules: {
    'embed-content': {
      about: 'The block "embed" has one "source", "url" or "code". The last two need a title.',
    },
    'code-in-text': {
      about: 'Visitors would read the code as text. Use an embed block.',
    },
    'denied-feature': {
      severity: 'warning',
      about:
        'Frames cannot use the camera, microphone or location, nor provider code browser storage. If the frame shows nothing, ask for a link.',
    },
    'script-beside-editor': {
      severity: 'warning',
      about:
        'A provider’s script can read the token of a person who signed in to the editor at the same address. Give the editor another.',
    },
  },
  sentences: {
    'embed-content': () => [
      'This block has nothing to show.',
      'Add "url" with the address of a video, map or form, "code" with the code of a provider, or "source": "lead-form".',
    ],
    'embed-content/no-code': () => [
      'This is not code. Visitors would read it as text.',
      'Write an address as "url" instead of "code".',
    ],
    'embed-content/both': ({ field, other }: Pair) => [
      `A block shows either "${other}" or "${field}".`,
      `To show both, add a second embed block for "${field}" and the fields that describe it. Otherwise remove one of them.`,
    ],
    'embed-content/excluded': ({ field, other }: Pair) => [
      `"${field}" has no effect on a block with "${other}".`,
      'Remove it.',
    ],
    'embed-content/size': () => [
      'The height is given twice: by "height" and by "ratio".',
      'Remove one of them.',
    ],
    'embed-content/picture': () => [
      'Only a video or a map has a picture before it loads.',
      'Remove the picture, or set "kind" to "video" or "map".',
    ],
    'embed-content/statistics': ({ statistics }: { statistics: object | undefined }) => [
      'This code counts visits, so it does not belong in a block.',
      statistics === undefined
        ? 'See "analytics" in site.json.'
        : `Write "analytics": ${inLine(statistics)} in site.json.`,
    ],
    'embed-content/google-analytics': () => [
      `This code counts visits, so it does not belong in a block. ${consent}`,
      otherStatistics,
    ],
    'embed-content/chat': () => [
      'A chat bubble cannot be shown in a frame.',
      'Ask the provider for a link to the chat, and use it for a button.',
    ],
    'embed-content/title': () => [
      'Screen readers need a title for this frame.',
      'Add "title" and say what it shows: "title": "Map of our shop".',
      'Say what the frame shows. Example: "Map of our shop"',
    ],
    'code-in-text': ({ help }: { help: string | undefined }) => [
      'This is program code. Visitors would read it.',
      help === undefined
        ? 'Remove it, and add an embed block: `npm run new -- embed` turns the code into one.'
        : `Remove it. ${help}`,
      help === undefined ? 'Remove it, and paste it in “Add a block”.' : undefined,
    ],
    'denied-feature/device': () => [
      'This asks for the camera, the microphone or the visitor’s location, which frames on this site cannot use.',
      'If it needs them, link to it instead.',
    ],
    'denied-feature/storage': () => [
      'This code uses browser storage, which its frame on this site does not have. It may show nothing.',
      'If it does, ask the provider for a link or an iframe.',
    ],
    'script-beside-editor': ({ from }: { from: string }) => [
      `Pages load a script from ${from}. It could read the token of a person who signed in at /edit/.`,
      'Give the editor a separate address, such as https://edit.example.com, and write it here as "address".',
    ],
  },
} as const satisfies RuleGroup;
