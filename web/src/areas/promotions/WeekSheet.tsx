import type { Answer } from '@fairfloor/domain/endpoint'
import { type getCampaigns, setProductOfWeek } from '@fairfloor/domain/promotions/desk-contract'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { FormActs } from '../back-office/FormActs.tsx'
import { campaignTexts } from './campaign-texts.ts'
import { campaignsQuery } from './desk-queries.ts'
import { GoodsPicker } from './GoodsPicker.tsx'
import styles from './PromotionForm.module.css'
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
  const [sizes, setSizes] = useState<readonly Named[]>(week.sizes)
  const save = useApiMutation(setProductOfWeek, { invalidates: [campaignsQuery], onSuccess: close })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save.run({ params: { week: week.week }, body: { size_ids: sizes.map(({ id }) => id) } })
  }
  return (
    <form className={styles.form} aria-label={t.editOf(week.week)} onSubmit={submit}>
      <GoodsPicker label={t.sizes} hint={t.most} searchLabel={t.search} sizes={sizes} onSizes={setSizes} most={MOST} />
      <MutationError of={save} onRetry={submit} />
      <FormActs save={save} label={t.save} />
    </form>
  )
}
