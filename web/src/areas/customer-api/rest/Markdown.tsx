import { Link } from 'react-router'
import text from '../../../ui/text.module.css'
import { CodeBlock } from '../CodeBlock.tsx'
import styles from './Markdown.module.css'
import { type Block, blocksOf, type Piece } from './markdown.ts'

/** A text of the API's description: in English, also on a German page. */
export const Markdown = ({ children, codeName }: { children: string; codeName: string }) => (
  <Blocks blocks={blocksOf(children)} codeName={codeName} />
)

/** Blocks of such a text; headings are one level below the page's own. */
export const Blocks = ({ blocks, codeName }: { blocks: readonly Block[]; codeName: string }) => (
  <div className={`stack gap-3 ${styles.text}`} lang="en">
    {blocks.map(block => (
      <OneBlock key={JSON.stringify(block)} block={block} codeName={codeName} />
    ))}
  </div>
)

function OneBlock({ block, codeName }: { block: Block; codeName: string }) {
  if (block.kind === 'code') return <CodeBlock name={codeName} code={block.code} />
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map(pieces => (
          <li key={pieces.map(({ text }) => text).join('')}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ul>
    )
  if (block.kind === 'paragraph')
    return (
      <p>
        <Pieces pieces={block.pieces} />
      </p>
    )
  const Heading = block.level > 2 ? 'h4' : 'h3'
  return (
    <Heading id={block.id}>
      <Pieces pieces={block.pieces} />
    </Heading>
  )
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ at, text: words, as: Tag, to }) => {
    if (to)
      return (
        <Link key={at} to={to} className={text.link}>
          {words}
        </Link>
      )
    return Tag ? <Tag key={at}>{words}</Tag> : words
  })
