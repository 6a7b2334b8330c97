import type { RecognisedLine } from '@fairfloor/domain/quick-order/contract'
import type { ReactNode } from 'react'
import { sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './FoundLines.module.css'
import { type Goods, nameOf, type OpenLine } from './lines.ts'
import { quickOrderTexts } from './texts.ts'

export interface OpenLinesProps {
  lines: readonly OpenLine[]
  onPick: (line: OpenLine, goods: Goods) => void
  onCount: (quantities: readonly (readonly [RecognisedLine, string])[]) => void
  onDrop: (lines: readonly RecognisedLine[]) => void
}

/** What it names is known, but not to be had. */
const isOff = ({ why }: OpenLine) => why === 'gone' || why === 'notHere'

const columnsOf = ({ why, amounts }: OpenLine) => [why, ...amounts.map(({ column }) => column)].join()

/** The lines that need the buyer: each says where it stands, why, and what can be done; what is asked in several, once for all. */
export function OpenLines({ lines, onPick, onCount, onDrop }: OpenLinesProps) {
  const { language } = useLanguage()
  const t = useTexts(quickOrderTexts)
  if (lines.length === 0) return null
  const asking = lines.filter(({ amounts }) => amounts.length > 0)
  const alike = [...Map.groupBy(asking, columnsOf)].filter(([, group]) => group.length > 1)
  return (
    <ul className={`round-card mb-4 ${styles.open}`} aria-label={t.openLines(lines.length)}>
      {alike.map(([columns, group]) => (
        <Open
          key={columns}
          text={t.alike(group.length)}
          why={group[0]!.why === 'noQuantity' ? t.each : t.which}
          drop={t.dropAll(group.length)}
          onDrop={() => onDrop(group.map(({ line }) => line))}
        >
          {group[0]!.amounts.map(({ column }, nth) => {
            const quantities = group.map(({ line, amounts }) => [line, amounts[nth]!.text] as const)
            const sample = quantities.slice(0, 4).map(([, text]) => text)
            const label = [...sample, ...(quantities.length > sample.length ? ['…'] : [])].join(', ')
            return (
              <li key={column}>
                <Button aria-label={t.countAll(group.length, label)} onClick={() => onCount(quantities)}>
                  {label}
                </Button>
              </li>
            )
          })}
        </Open>
      ))}
      {lines.map(one => {
        const { line, why, choices, amounts } = one
        const said = why === 'name' ? line.code : (line.gone ?? line.not_here ?? line.quantity)
        const next = choices.length > 0 ? isOff(one) && t.instead : !isOff(one) && amounts.length === 0 && t.correct
        const nameOfChoice = (goods: Goods) =>
          why === 'name' && line.quantity !== ''
            ? `${line.quantity} × ${sizeText(nameOf(goods), language)}`
            : sizeText(nameOf(goods), language)
        return (
          <Open
            key={line.line}
            text={line.text.replaceAll('\t', ' · ')}
            why={`${t.line(line.line)}: ${t.why[why](said)}${next ? ` ${next}` : ''}`}
            drop={t.drop(line.line)}
            onDrop={() => onDrop([line])}
          >
            {choices.map(goods => (
              <li key={goods.flavour.id}>
                <Button aria-label={t.take(nameOfChoice(goods))} onClick={() => onPick(one, goods)}>
                  {nameOfChoice(goods)}
                </Button>
              </li>
            ))}
            {amounts.map(({ column, text }) => (
              <li key={column}>
                <Button aria-label={t.count(line.line, text)} onClick={() => onCount([[line, text]])}>
                  {text}
                </Button>
              </li>
            ))}
          </Open>
        )
      })}
    </ul>
  )
}

interface OpenProps {
  text: string
  why: string
  drop: string
  onDrop: () => void
  /** What can be chosen. */
  children: readonly (ReactNode | readonly ReactNode[])[]
}

function Open({ text, why, drop, onDrop, children }: OpenProps) {
  const t = useTexts(quickOrderTexts)
  return (
    <li>
      <Icon name="warning" />
      <div className="slim anywhere">
        <b className="figures">{text}</b>
        <p className="t13">{why}</p>
        {children.flat().length > 0 && (
          <ul className={`row wrap gap-2 pad-0 unlisted ${styles.choices}`} aria-label={t.choose}>
            {children}
          </ul>
        )}
      </div>
      <IconButton icon="close" label={drop} onClick={onDrop} />
    </li>
  )
}
