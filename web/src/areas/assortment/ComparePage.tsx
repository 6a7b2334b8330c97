import { comparedIds, PRODUCT_LIST } from '@fairfloor/domain/assortment/addresses'
import { getFoodInformation, getProductSize, type ShopSize } from '@fairfloor/domain/assortment/contract'
import type { FoodInformation } from '@fairfloor/domain/catalogue/food-shapes'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { LoginFirst } from '../../visit/LoginFirst.tsx'
import { useUser } from '../../visit/user.ts'
import styles from './compare/Compare.module.css'
import { ComparedTable } from './compare/ComparedTable.tsx'
import { compareTexts } from './compare/texts.ts'
import { ShopBar } from './ShopBar.tsx'
import { SizeGrid } from './SizeGrid.tsx'

/** /compare?sizes=1,2: up to six sizes side by side, and their flavours to order. */
export function ComparePage() {
  const t = useTexts(compareTexts)
  const [query] = useSearchParams()
  const ids = comparedIds(query.get('sizes'))
  if (useUser() === null)
    return (
      <>
        <PageTitle>{t.title}</PageTitle>
        <h1>{t.title}</h1>
        <LoginFirst />
      </>
    )
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {ids.length === 0 ? <NoSizes text={t.noneText} /> : <Sizes key={ids.join()} ids={ids} />}
    </>
  )
}

function NoSizes({ text }: { text: string }) {
  const t = useTexts(compareTexts)
  return (
    <EmptyState isPage icon="search" title={t.none} action={<LinkButton to={PRODUCT_LIST}>{t.toAll}</LinkButton>}>
      {text}
    </EmptyState>
  )
}

function Sizes({ ids }: { ids: readonly number[] }) {
  const t = useTexts(compareTexts)
  const { language } = useLanguage()
  const [onlyDiffers, setOnlyDiffers] = useState(false)
  const sizes = useQueries({ queries: ids.map(id => queryOf(getProductSize, { params: { id } })) })
  const foods = useQueries({
    queries: ids.map(id => queryOf(getFoodInformation, { params: { id }, query: { language } })),
  })
  const all = [...sizes, ...foods]
  const failed = all.filter(({ error }) => error && error.status !== 404)
  const compared = sizes.flatMap(({ data }, at) =>
    data ? [{ size: data.size, nutrition: declaredIn(foods[at]?.data) }] : [],
  )
  const isGone = sizes.some(({ error }) => error?.status === 404)
  const waits = all.some(({ isPending }) => isPending)
  if (!waits && failed.length === 0 && compared.length === 0) return <NoSizes text={t.gone} />
  return (
    <>
      <header className={`row wrap baseline gap-y-2 gap-x-5 mb-5 ${styles.head}`}>
        <h1>{t.title}</h1>
        <p>{isGone ? t.gone : t.lead}</p>
        <Checkbox label={t.onlyDiffers} checked={onlyDiffers} onChange={setOnlyDiffers} />
      </header>
      {waits && <SkeletonRows rows={12} height={40} />}
      {!waits && failed.length > 0 && (
        <LoadFailure
          query={{
            data: undefined,
            error: failed[0]!.error,
            refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
            isFetching: failed.some(({ isFetching }) => isFetching),
          }}
        />
      )}
      {!waits && failed.length === 0 && (
        <>
          <ComparedTable compared={compared} onlyDiffers={onlyDiffers} />
          <Order sizes={compared.map(({ size }) => size)} />
        </>
      )}
    </>
  )
}

/** The declaration of the first flavour that has one. */
const declaredIn = (food: FoodInformation | undefined) =>
  food?.flavours.find(({ nutrition }) => nutrition !== null)?.nutrition ?? null

function Order({ sizes }: { sizes: readonly ShopSize[] }) {
  const t = useTexts(compareTexts)
  return (
    <>
      <h2>{t.order}</h2>
      <SizeGrid sizes={sizes} />
      <ShopBar sizes={sizes} />
    </>
  )
}
