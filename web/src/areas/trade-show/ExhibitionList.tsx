import { boothAddress } from '@fairfloor/domain/trade-show/addresses'
import type { Scene } from '@fairfloor/domain/trade-show/scenes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { hasPicture } from '../../panorama/pictures.ts'
import { SceneList, type SceneListProps } from '../../panorama/SceneList.tsx'
import { useAllVitrines } from '../booth-content/use-all-vitrines.ts'
import { ExhibitorList } from './ExhibitorList.tsx'
import styles from './Exhibitors.module.css'
import { type Exhibitor, scenesQuery } from './show.ts'
import { tradeShowTexts } from './texts.ts'

type ExhibitionListProps = Omit<SceneListProps, 'children'> & { scene: Scene; exhibitors: readonly Exhibitor[] }

/** The hall as a list: what the scene has, and the exhibitors elsewhere. Without a hall no scene lists the booths. */
export function ExhibitionList({ scene, exhibitors, ...props }: ExhibitionListProps) {
  const t = useTexts(tradeShowTexts)
  const navigate = useNavigate()
  const { data: scenes } = useQuery(scenesQuery)
  const listed = useAllVitrines(scene)
  const hasHall = hasPicture(scene)
  const here = new Set(hasHall ? scene.hotspots.map(hotspot => hotspot.booth_number) : [])
  const further = (
    <section className={`mt-8 ${styles.allBooths}`}>
      <h2>{hasHall ? t.otherExhibitors : t.allExhibitors}</h2>
      <ExhibitorList
        exhibitors={exhibitors.filter(one => !here.has(one.boothNumberB2b))}
        placeOf={number => (hasHall ? scenes?.find(stop => stop.panoNr === number)?.name : undefined)}
        onChoose={one => navigate(boothAddress(one.panoNumberB2b, one.boothNumberB2b))}
      />
    </section>
  )
  return (
    <div className={styles.hallList}>
      <SceneList scene={listed} {...props}>
        {!hasHall && further}
      </SceneList>
      {hasHall && further}
    </div>
  )
}
