import type { OrderList } from '@fairfloor/domain/order-lists/contract'
import { dayText } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useUser } from '../../visit/user.ts'
import { listTexts } from './list-texts.ts'

/** How much is on a list, whose it is, who sees it, and who changed it last. */
export function ListFacts({ list }: { list: OrderList }) {
  const t = useTexts(listTexts)
  const user = useUser()
  const { language } = useLanguage()
  const zone = useSettings()?.time_zone ?? 'UTC'
  const { owner, sharing } = list
  return (
    <p className="row wrap middle gap-y-1 gap-x-3 ink-2">
      <span>
        {t.positions(list.total_lines)} · {t.pieces(list.total_quantity)}
      </span>
      <Tag tone={sharing === 'private' ? 'soft' : 'green'}>{t.sharings[sharing]}</Tag>
      {owner.id !== user?.id && <Tag>{t.ofOther(owner.name)}</Tag>}
      <span className="t13 ink-3">{t.changed(dayText(list.changed_at, zone, language), list.changed_by.name)}</span>
    </p>
  )
}
