import { boothAddress } from '@fairfloor/domain/trade-show/addresses'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { type Exhibitor, useExhibitors } from '../show.ts'
import styles from './Order.module.css'
import { orderTabTexts } from './texts.ts'

/** Set in the history by a way from order tab to order tab: the reader goes on typing. */
export interface FromBooth {
  fromBooth?: number
}

/** Ways to the order tabs of the booths before and after this one, by number. */
export function NextBooth({ boothNumber }: { boothNumber: number }) {
  const t = useTexts(orderTabTexts)
  const navigate = useNavigate()
  const { exhibitors } = useExhibitors()
  const brands = exhibitors
    .filter(one => !one.organiser && one.boothNumberB2b > 0)
    .sort((a, b) => a.boothNumberB2b - b.boothNumberB2b)
  const before = brands.findLast(one => one.boothNumberB2b < boothNumber)
  const next = brands.find(one => one.boothNumberB2b > boothNumber)
  const go = ({ panoNumberB2b, boothNumberB2b }: Exhibitor) =>
    navigate(boothAddress(panoNumberB2b, boothNumberB2b, 'ORDER'), {
      state: { fromBooth: boothNumber } satisfies FromBooth,
    })
  const nameOf = ({ boothNumberB2b, name }: Exhibitor) => `${boothNumberB2b} ${name}`
  return (
    <>
      {before && (
        <IconButton
          icon="chevronLeft"
          large
          outlined
          label={t.previousBooth(nameOf(before))}
          className={styles.previous}
          onClick={() => go(before)}
        />
      )}
      {next && (
        <button
          type="button"
          className={`row middle gap-1 slim to-start on-paper edged round-input ${styles.next}`}
          aria-label={t.nextBooth(nameOf(next))}
          onClick={() => go(next)}
        >
          <span className="slim">
            <small className={styles.nextWide}>{t.next}</small>
            <small className={styles.nextPhone}>{t.nextShort}</small>
            <span>{nameOf(next)}</span>
          </span>
          <Icon name="chevronRight" size={16} />
        </button>
      )}
    </>
  )
}
