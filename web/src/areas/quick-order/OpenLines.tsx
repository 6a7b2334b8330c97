import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { type Goods, nameOf, type OpenLine } from './lines.ts'
import styles from './OpenLines.module.css'
import { quickOrderTexts } from './texts.ts'

interface OpenLinesProps {
  lines: readonly OpenLine[]
  onPick: (line: OpenLine, goods: Goods) => void
  onDrop: (line: OpenLine['line']) => void
}

/** What it names is known, but not to be had. */
const isOff = ({ why }: OpenLine) => why === 'gone' || why === 'notHere'

/** The lines that need the buyer: each says where it stands, why, and what can be done. */
export function OpenLines({ lines, onPick, onDrop }: OpenLinesProps) {
  const t = useTexts(quickOrderTexts)
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines} aria-label={t.openLines(lines.length)}>
      {lines.map(one => (
        <li key={one.line.line}>
          <Icon name="warning" />
          <div className={styles.words}>
            <b>{one.line.text.replaceAll('\t', ' · ')}</b>
            <p>
              {t.line(one.line.line)}: {t.why[one.why](one.line.gone ?? one.line.not_here ?? one.line.quantity)}
              {one.choices.length > 0 ? isOff(one) && ` ${t.instead}` : !isOff(one) && ` ${t.correct}`}
            </p>
            {one.choices.length > 0 && (
              <ul className={styles.choices} aria-label={t.choose}>
                {one.choices.map(goods => (
                  <li key={goods.flavour.id}>
                    <Button aria-label={t.take(nameOf(goods))} onClick={() => onPick(one, goods)}>
                      {nameOf(goods)}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <IconButton icon="close" label={t.drop(one.line.line)} onClick={() => onDrop(one.line)} />
        </li>
      ))}
    </ul>
  )
}
