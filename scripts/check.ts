import { run } from './tests/command.ts'

// npm run check: what can be told without running the product. Ends with the first step that finds something. Steps of one
// npm script would share the Node that the first of them found, and that one may install the project's own.
const steps = [
  ['biome', 'check', '.'],
  ['tsc', '-b'],
  ['node', 'scripts/boundaries.ts'],
  ['node', 'scripts/table-owners.ts'],
  ['node', 'scripts/css-classes.ts'],
  ['node', 'scripts/migrations.ts'],
  ['knip'],
  ['node', 'scripts/coverage.ts', 'check'],
]
for (const [command = '', ...options] of steps)
  if (!(await run(command, options))) {
    process.exitCode = 1
    break
  }
