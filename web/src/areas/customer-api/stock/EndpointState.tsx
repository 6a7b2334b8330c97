import { useTexts } from '../../../lib/texts.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import type { Settings } from './queries.ts'
import { stockTexts } from './texts.ts'
import { useMoment } from './use-moment.ts'

/** How the endpoint stands, in a word. */
export function EndpointState({ of }: { of: Settings }) {
  const t = useTexts(stockTexts).states
  const moment = useMoment()
  const since = of.stock_push_state_since ?? ''
  switch (of.stock_push_state) {
    case null:
      return <Tag>{t.none}</Tag>
    case 'failing':
      return <Tag tone="red">{t.failing(moment(since))}</Tag>
    case 'off':
      return <Tag tone="ink">{t.off(moment(since))}</Tag>
    case 'on':
      if (of.next_try_at) return <Tag tone="amber">{t.retrying(moment(of.next_try_at))}</Tag>
      return <Tag tone="green">{of.recovered_at ? t.recovered(moment(of.recovered_at)) : t.on}</Tag>
  }
}
