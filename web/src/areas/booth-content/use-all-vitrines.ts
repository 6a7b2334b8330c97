import { getShowcase } from '@fairfloor/domain/booth-content/showcase-contract'
import type { Scene } from '@fairfloor/domain/trade-show/scenes'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { boothContentTexts } from './texts.ts'

/** The hall shows only some vitrines as glass cases; the list view of the same scene names all. */
export function useAllVitrines(scene: Scene | undefined, isListed: boolean): Scene | undefined {
  const t = useTexts(boothContentTexts).showcase
  const cases = scene?.hotspots.filter(hotspot => hotspot.kind === 'vitrine') ?? []
  const { data: vitrines = [] } = useQuery({ ...queryOf(getShowcase, {}), enabled: isListed && cases.length > 0 })
  const [first] = cases
  if (!scene || !first || !isListed) return scene
  const others = vitrines
    .filter(({ vitrineId }) => !cases.some(({ vitrine_id }) => vitrine_id === vitrineId))
    .map(({ vitrineId }) => ({ ...first, label: t.vitrine(vitrineId), vitrine_id: vitrineId }))
  return { ...scene, hotspots: [...scene.hotspots, ...others] }
}
