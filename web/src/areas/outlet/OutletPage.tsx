import { outletAt } from '@fairfloor/domain/outlet/outlet-list'
import { outletSorts } from '@fairfloor/domain/outlet/states'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useMay } from '../../visit/user.ts'
import { LotList } from './LotList.tsx'
import { OutletFrame } from './OutletFrame.tsx'
import styles from './OutletPage.module.css'
import { outletQuery } from './outlet.ts'
import { outletTexts } from './texts.ts'

/** /outlet: short-dated goods with prices of their own. */
export function OutletPage() {
  const t = useTexts(outletTexts)
  return (
    <OutletFrame>
      <PageTitle>{t.title}</PageTitle>
      <h1 className={`mb-1 ${styles.title}`}>{t.title}</h1>
      <p className="ink-2 mb-6 measure">{t.lead}</p>
      <Lots />
    </OutletFrame>
  )
}

function Lots() {
  const t = useTexts(outletTexts)
  const list = useListAddress()
  const asked = outletAt(list.query)
  const priced = useMay('prices')
  const query = useQuery(outletQuery(asked))
  const sorts = outletSorts.filter(sort => priced || sort === 'date')
  return (
    <Loaded
      query={query}
      waiting={<SkeletonRows rows={8} height={60} />}
      isEmpty={({ total }) => total === 0}
      empty={{ icon: 'clock', title: t.none, children: t.noneText }}
    >
      {({ lots, brands, total }) => (
        <section aria-label={t.title}>
          <div className={`row wrap middle gap-y-2 gap-x-3 mb-3 ${styles.tools}`}>
            <p>{t.lots(lots.length)}</p>
            <Select
              inline
              label={t.brand}
              value={String(asked?.brand_id ?? '')}
              options={[
                { value: '', label: t.all },
                ...brands.map(({ id, name, lots: n }) => ({ value: String(id), label: `${name} (${count(n)})` })),
              ]}
              onChange={brand => list.filter({ brand })}
            />
            {sorts.length > 1 && (
              <Select
                inline
                label={t.sort}
                value={asked?.sort ?? 'date'}
                options={sorts.map(value => ({ value, label: t.sorts[value] }))}
                onChange={sort => list.filter({ sort: sort === 'date' ? '' : sort })}
              />
            )}
          </div>
          {lots.length === 0 && total > 0 ? (
            <p className="row middle gap-4">
              {t.nothingOf} <Button onClick={list.clear}>{t.all}</Button>
            </p>
          ) : (
            <LotList lots={lots} />
          )}
        </section>
      )}
    </Loaded>
  )
}
