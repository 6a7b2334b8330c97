import { EquirectangularTilesAdapter } from '@photo-sphere-viewer/equirectangular-tiles-adapter'
import { drawnTogether, type Faces } from './faces.ts'

/** What is used here of three's meshes; the viewer brings three without types. */
interface Mesh {
  visible: boolean
  material: { map: unknown }[]
  geometry: Geometry
  clone: () => Mesh
}

interface Geometry {
  groups: Faces[]
  attributes: Record<string, unknown>
  clone: () => Geometry
  setAttribute: (name: string, attribute: unknown) => void
  dispose: () => void
}

type Parts = ReturnType<EquirectangularTilesAdapter['createMesh']>
const partsOf = (parts: Parts) => parts.children as unknown as Mesh[]

/**
 * Draws the tiles of a panorama at once. The viewer's own adapter draws each of the sphere's 2,048 faces by itself, in
 * every frame, and also where there is no tile yet.
 */
export class TilesAdapter extends EquirectangularTilesAdapter {
  /** A mesh that shares the vertices of the tiles' own is drawn in its place. */
  override createMesh(...[about]: Parameters<EquirectangularTilesAdapter['createMesh']>): Parts {
    const parts = super.createMesh(about)
    const tiles = partsOf(parts)[1]!
    const drawn = tiles.clone()
    drawn.material = tiles.material
    drawn.geometry = tiles.geometry.clone()
    for (const [name, shared] of Object.entries(tiles.geometry.attributes)) drawn.geometry.setAttribute(name, shared)
    const groups = () => drawnTogether(tiles.geometry.groups, tiles.material, ({ map }) => map !== null)
    Object.defineProperty(drawn.geometry, 'groups', { get: groups })
    tiles.visible = false
    parts.add(drawn)
    return parts
  }

  override disposeMesh(parts: Parts): void {
    super.disposeMesh(parts)
    partsOf(parts)[2]?.geometry.dispose()
  }
}
