import { bake } from './bake.ts'

declare global {
  interface Window {
    bakeScene: (panoNr: number, passes: number, lit: boolean) => Promise<void>
  }
}

window.bakeScene = bake
