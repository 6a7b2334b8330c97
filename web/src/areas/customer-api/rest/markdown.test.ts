import { expect, test } from 'vitest'
import { blocksOf } from './markdown.ts'

/** What the blocks say, without where in the text. */
const withoutPlaces = (blocks: unknown): unknown =>
  JSON.parse(JSON.stringify(blocks, (name, value) => (name === 'at' ? undefined : value)))

test('a text becomes headings, paragraphs, lists and code', () => {
  const text = `Read *this*
first.

## How often, how long
Send it as \`X-Api-Key\`:

    curl -H 'a: b' \\

      -v

- one **strong**
  goes on
- [the page](/service-center/api/stock)

\`\`\`sh
ls
\`\`\``
  expect(withoutPlaces(blocksOf(text))).toEqual([
    { kind: 'paragraph', pieces: [{ text: 'Read ' }, { text: 'this', as: 'em' }, { text: ' first.' }] },
    { kind: 'heading', level: 2, id: 'how-often-how-long', pieces: [{ text: 'How often, how long' }] },
    { kind: 'paragraph', pieces: [{ text: 'Send it as ' }, { text: 'X-Api-Key', as: 'code' }, { text: ':' }] },
    { kind: 'code', code: "curl -H 'a: b' \\\n\n  -v" },
    {
      kind: 'list',
      items: [
        [{ text: 'one ' }, { text: 'strong', as: 'strong' }, { text: ' goes on' }],
        [{ text: 'the page', to: '/service-center/api/stock' }],
      ],
    },
    { kind: 'code', code: 'ls' },
  ])
})
