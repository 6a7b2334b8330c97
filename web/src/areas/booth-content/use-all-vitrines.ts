import { getShowcase } from '@fairfloor/domain/booth-content/showcase-contract'
import type { Scene } from '@fairfloor/domain/trade-show/scenes'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { boothContentTexts } from './texts.ts'

/** The hall shows only some vitrines as glass cases; the list view of the same scene names all. */
export function useAllVitrines(scene: Scene): Scene {
  const t = useTexts(boothContentTexts).showcase
  const cases = scene.hotspots.filter(hotspot => hotspot.kind === 'vitrine')
  const { data: vitrines = [] } = useQuery({ ...queryOf(getShowcase, {}), enabled: cases.length > 0 })
  const [first] = cases
  if (!first) return scene
  const others = vitrines
    .filter(({ vitrineId }) => !cases.some(({ vitrine_id }) => vitrine_id === vitrineId))
    .map(({ vitrineId }) => ({ ...first, label: t.vitrine(vitrineId), vitrine_id: vitrineId }))
  return { ...scene, hotspots: [...scene.hotspots, ...others] }
}
