import { useQuery } from '@tanstack/react-query'
import { hasPicture } from '../../../panorama/pictures.ts'
import { useUser } from '../../../visit/user.ts'
import { sceneQuery, useExhibitors } from '../show.ts'

const ENTRANCE = 1

/** What one sees on entering the hall; visitors see the lobby. */
export const EntrancePicture = ({ label }: { label: string }) => <HallPicture label={label} panoNr={ENTRANCE} />

/** What one sees at a booth with a lot to order. */
export function BoothPicture({ label }: { label: string }) {
  const { exhibitors } = useExhibitors()
  const largest = exhibitors.toSorted((a, b) => b.product_sizes_count - a.product_sizes_count)[0]
  return <HallPicture label={label} panoNr={largest?.panoNumberB2b ?? ENTRANCE} />
}

/** The still of a scene, or its whole panorama where there is none; nothing in a show without a hall. */
function HallPicture({ label, panoNr }: { label: string; panoNr: number }) {
  const user = useUser()
  const { data: scene } = useQuery(sceneQuery(user ? panoNr : 0))
  if (!scene || !hasPicture(scene)) return null
  return <img src={scene.stills?.wide ?? scene.pictures.at(-1)?.url} alt={label} />
}
