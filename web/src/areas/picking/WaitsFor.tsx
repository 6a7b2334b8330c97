import { calendarDay, count, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import type { LeavingOrder } from './queries.ts'
import { pickingTexts } from './texts.ts'

/** Articles that a row of the list names; the order names all. */
const MOST = 3

/** What an order still waits for: its payment, its rest, and which goods until when. */
export function WaitsFor({ row: { held_for, waits_for } }: { row: LeavingOrder }) {
  const t = useTexts(pickingTexts)
  const { language } = useLanguage()
  if (held_for === null && waits_for.length === 0) return '–'
  return (
    <ul className="grid gap-half t13">
      {held_for === 'payment' && <li className="anywhere">{t.forPayment}</li>}
      {held_for === 'rest' && <li className="anywhere">{t.forRest}</li>}
      {waits_for.slice(0, MOST).map(({ name, pieces, eta }) => (
        <li className="anywhere" key={name}>
          {t.piecesOf(count(pieces), sizeText(name, language))}{' '}
          <small className="t13 amber-ink nowrap">
            {eta === null ? t.undated : calendarDay(eta, language, { year: true })}
          </small>
        </li>
      ))}
      {waits_for.length > MOST && <li className="anywhere">{t.more(waits_for.length - MOST)}</li>}
    </ul>
  )
}
