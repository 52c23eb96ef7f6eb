import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ownValue } from '../schema/browser.ts';
import { errorCode } from './content/errorCode.ts';

// A reader that needs only the first lines, such as `head`, closes the pipe. The command still finishes its work.
process.stdout.on('error', (error) => {
  if (errorCode(error) !== 'EPIPE') throw error;
});

type Descriptor = NonNullable<ParseArgsConfig['options']>[string];

/** An option of a command: its settings for util.parseArgs, and its description for --help. */
type Option = Descriptor & {
  about: string;
  /** The name of the value in the usage, such as DIR. Flags have none. */
  value?: string;
  /** The minimum and maximum of a whole number. */
  between?: readonly [number, number];
  /** The allowed values. */
  oneOf?: readonly string[];
};

/** A command of package.json: its description for --help, and its arguments. */
type Command<Options extends Record<string, Option>> = {
  /** How to call the command: `npm run build`. */
  call: string;
  about: string;
  options: Options;
  /** The arguments that are not options, with their minimum and maximum count. Omitted: none are allowed. */
  operands?: {
    usage: string;
    about: string;
    count: readonly [number, number];
    between?: readonly [number, number];
  };
};

/** The folder of documents, in every command that reads one. */
export const contentOption = {
  type: 'string',
  value: 'DIR',
  default: 'pages-json',
  about: 'the folder of documents',
} as const satisfies Option;

/** The folder of a build, in every command that reads or writes one. */
export const buildOption = {
  type: 'string',
  value: 'DIR',
  default: 'dist',
  about: 'the folder of the build',
} as const satisfies Option;

/** The port of a server. */
export function portOption<Default extends string>(preset: Default) {
  return {
    type: 'string',
    value: 'N',
    default: preset,
    between: [0, 65_535],
    about: 'the port, or the next free one; 0 picks any free port',
  } as const satisfies Option;
}

/** The address that a server listens on. */
export const hostOption = {
  type: 'string',
  value: 'ADDRESS',
  default: 'localhost',
  about: 'the address to listen on; 0.0.0.0 allows other computers',
} as const satisfies Option;

/**
 * Reads the options and operands of a command. `--help` prints the usage and exits with code 0. For an invalid argument, prints a
 * sentence and the usage, and exits with code 2.
 */
export function readArguments<const Options extends Record<string, Option>>(
  command: Command<Options>,
) {
  const args = process.argv.slice(2);
  const options: Record<string, Option> = { ...command.options, help: helpOption };
  const { tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) {
    console.log(usageOf(command, options));
    process.exit(0);
  }
  const operands = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const problem =
    tokens
      .map((token) => (token.kind === 'option' ? optionProblem(token, options) : undefined))
      .find((found) => found !== undefined) ?? operandProblem(operands, command.operands);
  if (problem !== undefined) {
    console.error(`${problem}\n\n${usageOf(command, options)}`);
    process.exit(2);
  }
  return parseArgs({ args, options: command.options, allowPositionals: true });
}

/** Subcommands: a description of each, and its module, which reads the arguments after its name. */
type Parts = Record<string, { about: string; run: () => Promise<unknown> }>;

/** Runs the subcommand named by the first argument, such as `page` in `npm run new -- page /route "Title"`. */
export async function runPart(call: string, about: string, parts: Parts): Promise<void> {
  const [name = '--help'] = process.argv.splice(2, 1);
  const part = ownValue(parts, name);
  if (part) {
    await part.run();
    return;
  }
  const width = Math.max(...Object.keys(parts).map(({ length }) => length), '--help'.length);
  const rows = Object.entries(parts).map(([key, { about: text }]) => [key, text]);
  const usage = [
    `Usage: ${call} -- NAME [options]`,
    `\n${about}\n`,
    ...[...rows, ['--help', `${helpOption.about}; after a name, the help for that name`]].map(
      ([left = '', right]) => `  ${left.padEnd(width)}  ${right}`,
    ),
  ].join('\n');
  if (name === '--help') {
    console.log(usage);
    return;
  }
  const problem = name.startsWith('-')
    ? `There is no option ${name}.`
    : `"${name}" is not a valid name. Use one of: ${Object.keys(parts).join(', ')}.`;
  console.error(`${problem}\n\n${usage}`);
  process.exitCode = 2;
}

const helpOption = { type: 'boolean', about: 'prints this help' } as const satisfies Option;

type OptionToken = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

/** What is wrong with an option; undefined if it is valid. */
function optionProblem(
  { name, rawName, value, inlineValue }: OptionToken,
  options: Record<string, Option>,
): string | undefined {
  const option = ownValue(options, name);
  if (!option || !rawName.startsWith('--')) {
    return `There is no option ${rawName}.`;
  }
  if (option.type === 'boolean') {
    return inlineValue ? `${rawName} does not accept a value.` : undefined;
  }
  // An argument that begins with a hyphen is an option, as in parseArgs, unless it follows an equals sign.
  if (!value || (/^-./.test(value) && !inlineValue)) {
    return `${rawName} needs a value: ${rawName} ${option.value}.`;
  }
  if (option.oneOf && !option.oneOf.includes(value)) {
    return `${rawName} must be one of: ${option.oneOf.join(', ')}.`;
  }
  return numberProblem(rawName, value, option.between);
}

function operandProblem(
  operands: readonly string[],
  expected: Command<Record<string, Option>>['operands'],
): string | undefined {
  const [least, most] = expected?.count ?? [0, 0];
  const extra = operands[most];
  if (extra !== undefined) {
    return most === 0
      ? `"${extra}" is not an option. This command accepts only options.`
      : `"${extra}" is an extra argument. Remove it.`;
  }
  if (operands.length < least) return `This command needs ${expected?.usage}.`;
  return operands
    .map((operand) => numberProblem('An argument', operand, expected?.between))
    .find((found) => found !== undefined);
}

function numberProblem(
  name: string,
  value: string,
  between: readonly [number, number] | undefined,
): string | undefined {
  if (!between) return undefined;
  const [least, most] = between;
  const isFine = /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
  return isFine
    ? undefined
    : `${name} must be a whole number from ${least} to ${most}, not "${value}".`;
}

/** A call with arguments. npm passes on those after `--`. */
const callWith = (call: string) => (/^npx | -- /.test(call) ? call : `${call} --`);

function usageOf(
  { call, about, operands }: Command<Record<string, Option>>,
  options: Record<string, Option>,
): string {
  const rows = Object.entries(options).map(([name, { value, about: text, default: preset }]) => [
    [`--${name}`, value].filter(Boolean).join(' '),
    preset === undefined || preset === false ? text : `${text} (default: ${preset})`,
  ]);
  if (operands) rows.unshift([operands.usage, operands.about]);
  const width = Math.max(...rows.map(([left = '']) => left.length));
  return [
    [`Usage: ${callWith(call)}`, '[options]', operands?.usage].filter(Boolean).join(' '),
    '',
    about,
    '',
    ...rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`),
  ].join('\n');
}
