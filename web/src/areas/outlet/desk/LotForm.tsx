import { makeOutletLot, type OutletDeskLot } from '@fairfloor/domain/outlet/desk-contract'
import { outletReasons } from '@fairfloor/domain/outlet/reasons'
import { money, sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { FlavourFinder } from '../../back-office/FlavourFinder.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { reasonTexts } from '../reasons-texts.ts'
import { outletDeskTexts } from './desk-texts.ts'
import { bodyOf, draftOf } from './lot-draft.ts'
import { lotChanges, type Proposal } from './queries.ts'

interface LotFormProps {
  /** What it is made of; null: anything. */
  proposal: Proposal | null
  onDone: (made: OutletDeskLot) => void
}

/** A new lot of the outlet. */
export function LotForm({ proposal, onDone }: LotFormProps) {
  const { language } = useLanguage()
  const words = useTexts(outletDeskTexts)
  const t = words.make
  const reasons = useTexts(reasonTexts)
  const form = useDeskForm({
    ...lotChanges,
    name: `outlet-lot ${proposal ? `${proposal.flavour_id} ${proposal.lot ?? ''}` : 'new'}`,
    record: proposal,
    draftOf,
    versionOf: () => '',
    words: {
      ...{ article: t.find, from: t.from, bestBefore: words.bestBefore, lot: t.lot },
      ...{ quantity: t.pieces, price: t.price, reason: words.reason },
    },
    faults: draft => {
      const { faults } = bodyOf(draft)
      return {
        article: !draft.article && t.noArticle,
        bestBefore: faults.bestBefore && t.missing,
        quantity: faults.quantity && t.missing,
        price: faults.price && t.amount,
      }
    },
    call: makeOutletLot,
    input: draft => {
      const { body } = bodyOf(draft)
      return body ? { body } : null
    },
    onSuccess: onDone,
  })
  const { draft, change } = form
  return (
    <DeskForm form={form} label={t.title} save={t.save}>
      {draft.article ? (
        <p className="row wrap middle between gap-y-2 gap-x-4">
          <strong>{sizeText(draft.article.name, language)}</strong>
          <Button variant="ghost" onClick={() => change({ article: null })}>
            {t.other}
          </Button>
        </p>
      ) : (
        <FlavourFinder
          label={t.find}
          error={form.errorAt('article')}
          onAdd={({ id, name, quantity }) => change({ article: { id, name, free: quantity, regular: null } })}
        />
      )}
      <RadioGroup
        {...form.choice('from')}
        options={[
          { value: 'stock', label: t.stock, ...(draft.article && { hint: t.free(draft.article.free) }) },
          { value: 'extra', label: t.extra },
        ]}
      />
      <div className="grid fields top gap-4">
        <TextInput {...form.text('bestBefore', 'best_before')} type="date" />
        <TextInput {...form.text('lot')} optional maxLength={60} />
        <Field label={t.pieces} error={form.errorAt('quantity')}>
          {parts => (
            <QuantityInput
              {...parts}
              label={t.pieces}
              value={draft.quantity}
              onChange={quantity => change({ quantity })}
            />
          )}
        </Field>
      </div>
      <TextInput
        {...form.text('price')}
        inputMode="decimal"
        maxLength={9}
        hint={draft.article?.regular == null ? undefined : t.regular(money(draft.article.regular))}
      />
      <Select {...form.choice('reason')} options={outletReasons.map(value => ({ value, label: reasons[value] }))} />
    </DeskForm>
  )
}
