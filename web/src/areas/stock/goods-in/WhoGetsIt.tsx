import type { Served } from '@fairfloor/domain/stock/goods-in/who-gets-it'
import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { goodsInTexts } from './texts.ts'

interface WhoGetsItProps {
  /** Pieces that are entered. */
  pieces: number
  /** Whether anybody waits. */
  waits: boolean
  served: readonly Served[]
  free: number
  /** By flavour. */
  names: ReadonlyMap<number, string>
}

/** The orders that get what is entered, the oldest first, and what becomes free. */
export function WhoGetsIt({ pieces, waits, served, free, names }: WhoGetsItProps) {
  const t = useTexts(goodsInTexts).who
  return (
    <DeskPanel title={t.title} hint={t.hint}>
      {!waits && <p>{t.nobody}</p>}
      {waits && pieces === 0 && <p>{t.pending}</p>}
      {served.length > 0 && (
        <ol className="grid">
          {served.map(({ order_id, line, flavour_id, company, open, gets }) => (
            <li className="grid split baseline gap-x-3 line-below pad-y-2 anywhere" key={`${order_id}/${line}`}>
              <span>{company}</span>
              <strong className="figures to-end">{count(gets)}</strong>
              <small className="t13 fg-2">
                {t.order(order_id)} · {names.get(flavour_id)}
              </small>
              <small className="t13 fg-2 to-end">{gets === open ? t.all : t.part(count(open))}</small>
            </li>
          ))}
        </ol>
      )}
      {pieces > 0 && (
        <p className="row between bold">
          <span>{t.free}</span>
          <span>{count(free)}</span>
        </p>
      )}
    </DeskPanel>
  )
}
