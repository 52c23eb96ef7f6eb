// The parts of diagnose() that the editor, the commands and the generated docs need: rules, sentences, edits, positions.

export { ruleGroups, sentenceOf } from '../catalog/index.ts';
export { allOf, amount, capital, isQuestion } from '../catalog/words.ts';
export { visible } from '../invisible.ts';
export { maxDocumentSize } from '../limits.ts';
export { breadcrumb, labelWords } from './breadcrumb.ts';
export { applyEdits } from './edits.ts';
export { groupBy } from './groupBy.ts';
export { describeIssues } from './issues/describeIssues.ts';
export { Lines } from './lines.ts';
export { outerLinksIn } from './outerLinks.ts';
export { launchRules } from './rules/index.ts';
export { sourceOf } from './sourceTree.ts';
export { documentIn } from './syntax/parseQuickly.ts';
