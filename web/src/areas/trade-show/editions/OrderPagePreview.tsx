import type { ConfirmationScreen } from '@fairfloor/domain/show-orders/status'
import { useTexts } from '../../../lib/texts.tsx'
import type { Vts } from '../../../visit/edition/vts.ts'
import { confirmationTexts } from '../../show-orders/confirmation-texts.ts'
import { useShowDates } from '../../show-orders/show-dates.ts'
import { showOrdersTexts } from '../../show-orders/texts.ts'
import styles from './editions.module.css'
import type { Preview } from './preview.ts'
import { editionTexts } from './texts.ts'

/** What /vts-order shows to customers without an order, with an unconfirmed and with a confirmed one. */
export function OrderPagePreview({ vts, screens }: { vts: Vts; screens: Preview['screens'] }) {
  const t = useTexts(editionTexts).preview
  return (
    <div className={`grid gap-2 ${styles.orderPages}`}>
      <h4>{t.page}</h4>
      <ul className="grid gap-3">
        {(['nobody', 'ordered', 'confirmed'] as const).map(who => (
          <li className="grid packed gap-1 on-paper round-input pad-4" key={who}>
            <b className="t13 ink-2 medium">{t[who]}</b>
            <Screen vts={vts} screen={screens[who]} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Screen({ vts, screen }: { vts: Vts; screen: ConfirmationScreen }) {
  const t = useTexts(editionTexts).preview
  const { confirm } = useTexts(showOrdersTexts)
  const own = useTexts(confirmationTexts)
  const { day, dayTime } = useShowDates(vts.time_zone)
  switch (screen) {
    case 'not-yet':
      return <p>{own.period(dayTime(vts.confirmation_start), dayTime(vts.confirmation_end))}</p>
    case 'release':
      return <p>{t.toRelease}</p>
    case 'too-late':
      return <p>{`${own.late}. ${own.lateText}`}</p>
    case 'did-not-take-part':
      return <p>{own.absent(vts.name)}</p>
    case 'confirm':
      return (
        <>
          <p>{t.confirmButton(confirm)}</p>
          <p>
            {[
              own.mayRelease,
              own.severalReleases,
              own.finalDate(day(vts.release_end)),
              own.firstCome,
              own.deleted(day(vts.release_end)),
            ].join(' ')}
          </p>
        </>
      )
  }
}
