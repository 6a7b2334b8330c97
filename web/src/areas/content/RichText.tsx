import type { RichText as Content, Run } from '@fairfloor/domain/content/contract'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import text from '../../ui/text.module.css'
import styles from './RichText.module.css'

type Block = Content[number]
type Runs = readonly Run[]

/** A text of the house: its elements and no others. */
export const RichText = ({ content }: { content: Content }) => (
  <div className={`grid at-start gap-3 anywhere measure ${styles.text}`}>{inOrder(content, blockOf)}</div>
)

function blockOf(block: Block): ReactNode {
  if (block.kind === 'paragraph') return <p>{wordsOf(block.runs)}</p>
  if (block.kind === 'picture')
    return <img src={block.url} alt={block.alt} width={block.width} height={block.height} loading="lazy" />
  if (block.kind === 'heading')
    return createElement(block.level === 3 ? 'h3' : 'h4', { id: block.anchor }, wordsOf(block.runs))
  const points = inOrder(block.points, ({ runs, points: below }) => (
    <li>
      {wordsOf(runs)}
      {below.length > 0 && (
        <ul>
          {inOrder(below, point => (
            <li>{wordsOf(point.runs)}</li>
          ))}
        </ul>
      )}
    </li>
  ))
  return block.ordered ? <ol start={block.start}>{points}</ol> : <ul>{points}</ul>
}

/** Stretches of text; a line feed is a new line. */
const wordsOf = (runs: Runs): ReactNode => inOrder(runs, runOf)

function runOf({ text: words, strong, emphasis, href }: Run): ReactNode {
  const looks = emphasis ? <em>{words}</em> : words
  const weighs = strong ? <strong>{looks}</strong> : looks
  if (href === null) return weighs
  if (href.startsWith('/') && !href.startsWith('/content/'))
    return (
      <Link to={href} className={text.link}>
        {weighs}
      </Link>
    )
  return (
    <a
      href={href}
      className={text.link}
      {...(href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {weighs}
    </a>
  )
}

/** The parts of a text never change their order, so each is known by its place. */
const inOrder = <Part,>(parts: readonly Part[], show: (part: Part) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...parts.map(show))
