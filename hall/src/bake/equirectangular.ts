import {
  CustomBlending,
  FloatType,
  HalfFloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  NearestFilter,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  RGBAFormat,
  Scene,
  ShaderMaterial,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

export const cubeTarget = (size: number) =>
  new WebGLCubeRenderTarget(size, {
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: false,
  })

const vertexShader = /* glsl */ `
  varying vec2 at;
  void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }
`

// Tone mapping: the shoulder of Khronos PBR Neutral, which preserves the brands' colours; per pass, so that bright
// edges are anti-aliased too.
const fragmentShader = /* glsl */ `
  uniform samplerCube cube;
  uniform float weight;
  uniform float exposure;
  varying vec2 at;
  vec3 neutral(vec3 c) {
    float peak = max(c.r, max(c.g, c.b));
    if (peak < 0.76) return c;
    float d = 0.24;
    float newPeak = 1.0 - d * d / (peak + d - 0.76);
    c *= newPeak / peak;
    return mix(c, vec3(newPeak), 1.0 - 1.0 / (0.15 * (peak - newPeak) + 1.0));
  }
  void main() {
    float yaw = (at.x - 0.5) * 6.28318530718;
    float pitch = (at.y - 0.5) * 3.14159265359;
    vec3 way = vec3(sin(yaw) * cos(pitch), sin(pitch), -cos(yaw) * cos(pitch));
    vec3 colour = clamp(textureCube(cube, way).rgb * exposure, 0.0, 40.0);
    gl_FragColor = vec4(neutral(colour) * weight, weight);
  }
`

/** Projects cube maps to a 2:1 panorama whose centre looks north, and accumulates them. */
export class Equirectangular {
  private target: WebGLRenderTarget
  private scene = new Scene()
  private camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  private material: ShaderMaterial
  private renderer: WebGLRenderer

  constructor(renderer: WebGLRenderer, width: number, exposure: number) {
    this.renderer = renderer
    this.target = new WebGLRenderTarget(width, width / 2, {
      type: FloatType,
      format: RGBAFormat,
      minFilter: NearestFilter,
      magFilter: NearestFilter,
      depthBuffer: false,
    })
    this.material = new ShaderMaterial({
      vertexShader,
      fragmentShader,
      uniforms: { cube: { value: null }, weight: { value: 1 }, exposure: { value: exposure } },
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      depthTest: false,
      depthWrite: false,
    })
    this.scene.add(new Mesh(new PlaneGeometry(2, 2), this.material))
    renderer.setRenderTarget(this.target)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
  }

  add(cube: WebGLCubeRenderTarget, weight: number) {
    const { uniforms } = this.material
    uniforms.cube!.value = cube.texture
    uniforms.weight!.value = weight
    const { autoClear } = this.renderer
    this.renderer.autoClear = false
    this.renderer.setRenderTarget(this.target)
    this.renderer.render(this.scene, this.camera)
    this.renderer.autoClear = autoClear
  }

  dispose() {
    this.target.dispose()
    this.material.dispose()
  }

  /** Waits until all passes are drawn, by reading a pixel, which the renderer cannot defer. */
  settle() {
    this.renderer.readRenderTargetPixels(this.target, 0, 0, 1, 1, new Float32Array(4))
  }

  /** 8-bit sRGB, three bytes per pixel, top row first. */
  pixels(): Uint8Array<ArrayBuffer> {
    const { width, height } = this.target
    const result = new Uint8Array(width * height * 3)
    const band = 256
    const linear = new Float32Array(width * band * 4)
    for (let y = 0; y < height; y += band) {
      this.renderer.readRenderTargetPixels(this.target, 0, y, width, band, linear)
      for (let row = 0; row < band; row++)
        for (let x = 0; x < width; x++)
          for (let c = 0; c < 3; c++) {
            const value = linear[(row * width + x) * 4 + c]!
            const coded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
            // Dithering keeps wide soft gradients from banding.
            result[((height - 1 - y - row) * width + x) * 3 + c] = Math.max(
              0,
              Math.min(255, coded * 255 + Math.random()),
            )
          }
    }
    return result
  }
}
