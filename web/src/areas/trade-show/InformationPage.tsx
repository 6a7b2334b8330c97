import { showDay, showDayTime } from '@fairfloor/domain/day'
import { useTexts } from '../../lib/texts.tsx'
import { useUser } from '../../lib/user.ts'
import { useVts } from '../../lib/vts.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import styles from './InformationPage.module.css'
import { ShowFrame } from './ShowFrame.tsx'
import { texts } from './texts.ts'

/** Questions and answers, with the windows of the edition. Exhibitors do not see the one about releasing. */
export function Component() {
  const { info: t, fair } = useTexts(texts)
  const user = useUser()
  const { vts } = useVts()
  const at = (instant: string) => (vts ? showDayTime(instant, vts.time_zone) : '')
  const { what, order, price, confirm, release } = t.items
  const items = vts
    ? [
        { id: 'what', head: what.head, content: what.body },
        { id: 'order', head: order.head, content: order.body(at(vts.order_start), at(vts.order_end)) },
        { id: 'price', head: price.head, content: price.body },
        {
          id: 'confirm',
          head: confirm.head,
          content: confirm.body(at(vts.confirmation_start), at(vts.confirmation_end)),
        },
        ...(user?.is_exhibitor
          ? []
          : [{ id: 'release', head: release.head, content: release.body(showDay(vts.release_end, vts.time_zone)) }]),
      ]
    : []
  return (
    <ShowFrame scroll>
      <title>{`${t.title} · ${fair} · Fairfloor`}</title>
      <article className={styles.information}>
        <h1>{t.title}</h1>
        <p>{vts?.name}</p>
        <h2>{t.questions}</h2>
        <Accordion items={items.map(item => ({ ...item, content: <p>{item.content}</p> }))} headingLevel={3} multiple />
      </article>
    </ShowFrame>
  )
}
