import { changePromotion, createPromotion, getPromotions } from '@fairfloor/domain/promotions/desk-contract'
import { termKinds, units } from '@fairfloor/domain/promotions/terms'
import { useQueryClient } from '@tanstack/react-query'
import { everyQueryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { instantOf } from '../../lib/wall-clock.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import layout from '../../ui/layout.module.css'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { DeskForm } from '../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../back-office/form/use-desk-form.ts'
import { promotionQuery } from './desk-queries.ts'
import { promotionDeskTexts } from './desk-texts.ts'
import { EndPromotion } from './EndPromotion.tsx'
import { GoodsPicker } from './GoodsPicker.tsx'
import { PromotionBanner } from './PromotionBanner.tsx'
import { PromotionPreview } from './PromotionPreview.tsx'
import {
  bodyOf,
  type Draft,
  draftOf,
  hasGoods,
  type Named,
  numberIn,
  numbersOf,
  type Promotion,
} from './promotion-draft.ts'

interface PromotionFormProps {
  promotion: Promotion | null
  timeZone: string
  groups: readonly Named[]
  close: () => void
}

/** Everything of a promotion; what is missing is said at its field before anything is sent. */
export function PromotionForm({ promotion, timeZone, groups, close }: PromotionFormProps) {
  const t = useTexts(promotionDeskTexts).form
  const names = useTexts(promotionDeskTexts)
  const client = useQueryClient()
  const form = useDeskForm({
    name: `promotion ${promotion?.id ?? 'new'}`,
    record: promotion,
    draftOf: from => draftOf(from, timeZone),
    query: promotionQuery(promotion?.id ?? 0),
    words: {
      ...{ name: names.name, kind: t.kind, unit: t.unit, start: t.start, end: t.end, en: t.textEn, de: t.textDe },
      ...{ percent: t.percent, from: t.fromCount, paid: t.paid, free: t.free },
      ...{ brands: t.goods, sizes: t.goods, groupIds: t.groups },
    },
    show: (value, [field]) => (field === 'kind' ? t.kinds[value as Draft['kind']] : undefined),
    faults: draft => ({
      name: draft.name.trim() === '' && t.missing,
      start: !instantOf(draft.start, timeZone) && t.missing,
      end: !instantOf(draft.end, timeZone) && t.missing,
      goods: !hasGoods(draft) && t.noGoods,
      ...Object.fromEntries(numbersOf[draft.kind].map(field => [field, numberIn(draft, field) === null && t.whole])),
    }),
    call: promotion ? changePromotion : createPromotion,
    input: (draft, version) => {
      const body = bodyOf(draft, timeZone)
      return body && (promotion ? { params: { id: promotion.id }, body: { ...body, version } } : { body })
    },
    recordIn: saved => (promotion ? saved : null),
    invalidates: [everyQueryOf(getPromotions)],
    onSuccess: saved => {
      if (promotion) client.setQueryData(promotionQuery(saved.id).queryKey, saved)
      else close()
    },
  })
  const { draft, change } = form
  return (
    <DeskForm
      form={form}
      label={promotion?.name ?? names.create}
      save={t.save}
      acts={promotion && promotion.state !== 'over' && <EndPromotion promotion={promotion} onEnded={close} />}
    >
      <TextInput {...form.text('name')} maxLength={120} />
      <RadioGroup {...form.choice('kind')} options={termKinds.map(value => ({ value, label: t.kinds[value] }))} />
      <div className={`grid gap-4 ${layout.pair}`}>
        {numbersOf[draft.kind].map(field => (
          <TextInput key={field} {...form.text(field)} inputMode="numeric" maxLength={4} />
        ))}
      </div>
      {draft.kind !== 'percent' && (
        <RadioGroup {...form.choice('unit')} options={units.map(value => ({ value, label: t.units[value] }))} />
      )}
      <div className={`grid gap-4 ${layout.pair}`}>
        <TextInput {...form.text('start')} type="datetime-local" step={1} />
        <TextInput {...form.text('end')} type="datetime-local" step={1} />
      </div>
      <GoodsPicker
        label={t.goods}
        hint={t.goodsHint}
        searchLabel={t.goodsSearch}
        brands={draft.brands}
        sizes={draft.sizes}
        error={form.errorAt('goods', 'size_ids')}
        onBrands={brands => change({ brands })}
        onSizes={sizes => change({ sizes })}
      />
      <fieldset className="grid gap-2">
        <legend className="t13 medium fg-2 mb-1">{t.groups}</legend>
        <p className="t13 fg-2">{t.groupsHint}</p>
        {groups.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={draft.groupIds.includes(id)}
            onChange={isOn =>
              change({ groupIds: isOn ? [...draft.groupIds, id] : draft.groupIds.filter(other => other !== id) })
            }
          />
        ))}
      </fieldset>
      <TextArea {...form.text('en')} optional rows={2} maxLength={1000} />
      <TextArea {...form.text('de')} optional rows={2} maxLength={1000} />
      <PromotionBanner promotion={promotion} />
      <PromotionPreview body={bodyOf(draft, timeZone)} onAsk={() => form.setAsked(true)} />
    </DeskForm>
  )
}
