import { arrivalOf, type Supply } from '@fairfloor/domain/basket/arrival'
import { calendarDay, count } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { arrivalTexts } from './arrival-texts.ts'
import styles from './LineFrame.module.css'

/** What of a line comes when: in words, and as a bar of what is there and what is on its way. */
export function Arrival({ quantity, supply }: { quantity: number; supply: Supply }) {
  const t = useTexts(arrivalTexts)
  const { language } = useLanguage()
  const day = (at: string) => calendarDay(at, language)
  const arrival = arrivalOf(quantity, supply)
  const pieces = count(quantity)
  if (arrival.kind === 'now') return <span className={`t13 lh-18 figures ${styles.words}`}>{t.now(pieces)}</span>
  if (arrival.kind === 'in stock') return <span className={`t13 lh-18 figures ${styles.words}`}>{t.inStock}</span>
  if (arrival.kind === 'on request')
    return <span className={`t13 lh-18 figures ${styles.words}`}>{t.request(pieces)}</span>
  const { from } = arrival
  if (arrival.kind === 'later')
    return (
      <span className={`t13 lh-18 figures ${styles.words}`} data-late="">
        {from ? t.later(pieces, day(from)) : t.unknown(pieces)}
      </span>
    )
  const [now, later] = [count(arrival.now), count(arrival.later)]
  return (
    <span className={`t13 lh-18 figures ${styles.words}`} data-late={from ? undefined : ''}>
      {from ? t.split(now, later, day(from)) : t.splitUnknown(now, later)}
      <span className={`row wide clipped ${styles.bar}`} aria-hidden="true">
        <i style={{ flexGrow: arrival.now }} />
        <i style={{ flexGrow: arrival.later }} />
      </span>
    </span>
  )
}
