import type { DeskCustomer } from '@fairfloor/domain/companies/desk-contract'
import type { getCustomerApiUse } from '@fairfloor/domain/customer-api/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { count, dayTimeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { apiUseQuery } from '../queries.ts'
import { accessTexts } from './access-texts.ts'

type Use = Answer<typeof getCustomerApiUse>

const TONES = { on: 'green', failing: 'amber', off: 'red' } as const

/** How a customer's own systems are connected. */
export function ApiUse({ customer }: { customer: DeskCustomer }) {
  const t = useTexts(accessTexts).api
  return (
    <DeskPanel title={t.title} {...(!customer.has_api_access && { hint: t.noAccess })}>
      <Loaded query={useQuery(apiUseQuery(customer.id))} waiting={<SkeletonRows rows={4} height={32} />}>
        {use => <Shown use={use} timeZone={customer.time_zone} />}
      </Loaded>
    </DeskPanel>
  )
}

function Shown({ use: { push, ...use }, timeZone }: { use: Use; timeZone: string }) {
  const t = useTexts(accessTexts).api
  const { language } = useLanguage()
  const at = (instant: string | null) => (instant === null ? t.never : dayTimeText(instant, timeZone, language))
  return (
    <KeyValue
      lined
      items={[
        { key: t.key, value: use.key ?? t.none, note: use.key && t.made(use.made_by ?? '', at(use.made_at)) },
        ...(use.key === null ? [] : [{ key: t.lastUsed, value: at(use.last_used_at) }]),
        ...(use.further_keys > 0 ? [{ key: t.furtherKeys, value: count(use.further_keys) }] : []),
        { key: t.references, value: count(use.references) },
        {
          key: t.push,
          note: push?.url,
          value: push === null ? t.none : <Tag tone={TONES[push.state]}>{t.states[push.state]}</Tag>,
        },
        ...(push === null
          ? []
          : [
              { key: t.posts, value: count(push.posts) },
              { key: t.lastPost, note: push.last_status && `HTTP ${push.last_status}`, value: at(push.last_at) },
            ]),
      ]}
    />
  )
}
