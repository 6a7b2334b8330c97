import { getFoodInformation, type ShopSize } from '@fairfloor/domain/assortment/contract'
import type { FoodInformation as Food } from '@fairfloor/domain/catalogue/food-shapes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sizeText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { useNear } from '../../lib/use-near.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './FoodInformation.module.css'
import { FoodLabel } from './FoodLabel.tsx'
import { foodTexts } from './food-texts.ts'
import { NutritionTable } from './NutritionTable.tsx'

/** What the label says about one flavour, which the reader chooses; read from the server once it is nearly in view. */
export function FoodInformation({ sizes }: { sizes: readonly ShopSize[] }) {
  const t = useTexts(foodTexts)
  const { language } = useLanguage()
  const [section, isNear] = useNear<HTMLElement>()
  const [chosen, setChosen] = useState({ size: sizes[0]?.id ?? 0, language: '' })
  const query = useQuery({
    ...queryOf(getFoodInformation, {
      params: { id: chosen.size },
      query: { language: chosen.language || language },
    }),
    enabled: isNear,
    placeholderData: keepPreviousData,
  })
  return (
    <section ref={section} className={`grid packed gap-4 mt-10 ${styles.food}`} aria-labelledby="food-information">
      <h2 id="food-information">{t.title}</h2>
      <Loaded query={query} waiting={<SkeletonRows rows={8} height={48} busy={isNear} />}>
        {food => (
          <OneFlavour food={food} onLanguage={next => setChosen(before => ({ ...before, language: next }))}>
            {sizes.length > 1 && (
              <Select
                inline
                label={t.size}
                value={String(chosen.size)}
                options={sizes.map(({ id, name }) => ({ value: String(id), label: sizeText(name, language) }))}
                onChange={id => setChosen(before => ({ ...before, size: Number(id) }))}
              />
            )}
          </OneFlavour>
        )}
      </Loaded>
    </section>
  )
}

interface OneFlavourProps {
  food: Food
  onLanguage: (language: string) => void
  /** The choice of the size, where there are several. */
  children: ReactNode
}

function OneFlavour({ food: { flavours, languages }, onLanguage, children }: OneFlavourProps) {
  const t = useTexts(foodTexts)
  const { language: reader } = useLanguage()
  const [name, setName] = useState('')
  // Sizes of a product share the names of their flavours: a change of the size keeps the flavour.
  const flavour =
    flavours.find(one => one.name === name) ??
    flavours.find(({ information, nutrition }) => information || nutrition) ??
    flavours[0]
  if (!flavour) return null
  const { information, nutrition } = flavour
  const shown = information?.language ?? nutrition?.language
  const nameOf = new Intl.DisplayNames(reader, { type: 'language' })
  return (
    <>
      <div className="row wrap gap-3">
        {children}
        {flavours.length > 1 && (
          <Select
            inline
            label={t.flavour}
            value={flavour.name}
            options={flavours.map(one => ({ value: one.name, label: one.name }))}
            onChange={setName}
          />
        )}
        {languages.length > 1 && shown && (
          <Select
            inline
            label={t.language}
            value={shown}
            options={languages.map(one => ({ value: one, label: nameOf.of(one) ?? one }))}
            onChange={onLanguage}
          />
        )}
      </div>
      <div className={`grid top gap-y-6 gap-x-10 ${styles.columns}`}>
        {information ? <FoodLabel information={information} /> : <p>{t.noText}</p>}
        {nutrition ? <NutritionTable nutrition={nutrition} name={flavour.name} /> : <p>{t.noNutrition}</p>}
      </div>
    </>
  )
}
