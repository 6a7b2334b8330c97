import type { OrderList } from '@fairfloor/domain/order-lists/contract'
import { dayText } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useUser } from '../../visit/user.ts'
import styles from './ListFacts.module.css'
import { listTexts } from './list-texts.ts'

/** How much is on a list, whose it is, who sees it, and who changed it last. */
export function ListFacts({ list }: { list: OrderList }) {
  const t = useTexts(listTexts)
  const user = useUser()
  const { language } = useLanguage()
  const zone = useSettings()?.time_zone ?? 'UTC'
  const { owner, sharing } = list
  return (
    <p className={styles.facts}>
      <span>
        {t.positions(list.total_lines)} · {t.pieces(list.total_quantity)}
      </span>
      <Tag tone={sharing === 'private' ? 'soft' : 'green'}>{t.sharings[sharing]}</Tag>
      {owner.id !== user?.id && <Tag>{t.ofOther(owner.name)}</Tag>}
      <span className={styles.changed}>
        {t.changed(dayText(list.changed_at, zone, language), list.changed_by.name)}
      </span>
    </p>
  )
}
