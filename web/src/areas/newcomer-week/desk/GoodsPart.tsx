import { useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { editorTexts } from './editor-texts.ts'
import { GoodsFinder } from './GoodsFinder.tsx'
import { GoodsRow } from './GoodsRow.tsx'
import { moved } from './moved.ts'
import type { WeekForm } from './use-week-form.ts'
import type { Goods } from './week-draft.ts'

/** The brands or the products of the event, in their order; one is unfolded to be edited. */
export function GoodsPart({ form, of }: { form: WeekForm; of: 'brands' | 'products' }) {
  const t = useTexts(editorTexts)
  const { draft, change, errorAt } = form
  const goods = draft[of]
  const [open, setOpen] = useState<number | null>(null)
  const set = (next: readonly Goods[]) => change({ [of]: next })
  return (
    <DeskPanel title={t[of]} hint={of === 'brands' ? t.brandsHint : t.productsHint}>
      <GoodsFinder
        of={of}
        chosen={goods}
        onAdd={one => {
          set([...goods, one])
          setOpen(one.id)
        }}
      />
      {goods.length === 0 && <p>{of === 'brands' ? t.noBrands : t.noProducts}</p>}
      <ol className="stack m-0 pad-0 unlisted">
        {goods.map((one, at) => (
          <GoodsRow
            key={one.id}
            of={of}
            goods={one}
            at={at}
            count={goods.length}
            isOpen={open === one.id}
            errorAt={path => errorAt(path === '' ? `${of}.${at}` : `${of}.${at}.${path}`)}
            onToggle={() => setOpen(open === one.id ? null : one.id)}
            onChange={changed =>
              change(before => ({
                [of]: before[of].map(other => (other.id === one.id ? { ...other, ...changed } : other)),
              }))
            }
            onMove={to => set(moved(goods, at, to))}
            onRemove={() => set(goods.filter(other => other.id !== one.id))}
          />
        ))}
      </ol>
    </DeskPanel>
  )
}
