import type { Answer } from '@fairfloor/domain/endpoint'
import { type getCampaigns, setProductOfWeek } from '@fairfloor/domain/promotions/desk-contract'
import { useTexts } from '../../lib/texts.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { campaignTexts } from './campaign-texts.ts'
import { campaignsQuery } from './desk-queries.ts'
import { GoodsPicker } from './GoodsPicker.tsx'
import type { Named } from './promotion-draft.ts'

type Week = Answer<typeof getCampaigns>['weeks'][number]

/** The sizes of a week, in their order. */
export function WeekSheet({ week, onClose }: { week: Week | null; onClose: () => void }) {
  const t = useTexts(campaignTexts)
  return (
    <Sheet open={week !== null} onClose={onClose} title={t.weeks} lead={week?.week} narrow scrim>
      {week && <WeekForm key={week.week} week={week} close={onClose} />}
    </Sheet>
  )
}

const MOST = 5

function WeekForm({ week, close }: { week: Week; close: () => void }) {
  const t = useTexts(campaignTexts)
  const form = useDeskForm({
    name: `product-of-week ${week.week}`,
    record: week,
    draftOf: ({ sizes }) => ({ sizes: sizes as readonly Named[] }),
    versionOf: () => '',
    words: { sizes: t.sizes },
    call: setProductOfWeek,
    input: ({ sizes }) => ({ params: { week: week.week }, body: { size_ids: sizes.map(({ id }) => id) } }),
    invalidates: [campaignsQuery],
    onSuccess: close,
  })
  return (
    <DeskForm form={form} label={t.editOf(week.week)} save={t.save}>
      <GoodsPicker
        label={t.sizes}
        hint={t.most}
        searchLabel={t.search}
        sizes={form.draft.sizes}
        onSizes={sizes => form.change({ sizes })}
        most={MOST}
      />
    </DeskForm>
  )
}
