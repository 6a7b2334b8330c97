import {
  ClampToEdgeWrapping,
  DataTexture,
  FloatType,
  GLSL3,
  Mesh,
  type MeshStandardMaterial,
  NearestFilter,
  type Object3D,
  RGBAFormat,
  ShaderMaterial,
  type Vector3,
} from 'three'

const vertexShader = /* glsl */ `
  out vec3 place;
  out vec3 facing;
  out vec2 at;
  void main() {
    vec4 p = vec4(position, 1.0);
    vec3 n = normal;
    #ifdef USE_INSTANCING
      p = instanceMatrix * p;
      n = mat3(instanceMatrix) * n;
    #endif
    p = modelMatrix * p;
    place = p.xyz;
    facing = mat3(modelMatrix) * n;
    at = uv;
    gl_Position = projectionMatrix * viewMatrix * p;
  }
`

// The light map is coarser than the panorama: averages the surrounding texels on the same surface (joint bilateral).
const fragmentShader = /* glsl */ `
  uniform sampler2D lights;
  uniform sampler2D places;
  uniform sampler2D glosses;
  uniform vec3 eye;
  uniform sampler2D print;
  uniform bool printed;
  uniform vec3 colour;
  uniform vec3 shine;
  uniform float cut;
  uniform float matt;
  uniform float opacity;
  in vec3 place;
  in vec3 facing;
  in vec2 at;
  out vec4 result;
  const float pi = 3.14159265359;
  vec3 unpacked(float code) {
    vec2 f = vec2(floor(code / 4096.0), mod(code, 4096.0)) / 2047.5 - 1.0;
    vec3 n = vec3(f, 1.0 - abs(f.x) - abs(f.y));
    if (n.z < 0.0) n.xy = (1.0 - abs(n.yx)) * vec2(n.x < 0.0 ? -1.0 : 1.0, n.y < 0.0 ? -1.0 : 1.0);
    return normalize(n);
  }
  vec3 light;
  vec3 gloss;
  float weights;
  void gather(ivec2 texel, float near, vec3 n, float far) {
    ivec2 size = textureSize(lights, 0);
    texel = ivec2((texel.x + size.x) % size.x, clamp(texel.y, 0, size.y - 1));
    vec4 known = texelFetch(places, texel, 0);
    float plane = abs(dot(n, known.xyz - place)) / (0.006 * far + 0.01);
    float bend = max(0.0, dot(n, unpacked(known.a)));
    bend *= bend;
    bend *= bend;
    float weight = near * (exp(-min(plane, 12.0)) * bend * bend + 1e-4 * bend + 1e-5);
    light += texelFetch(lights, texel, 0).rgb * weight;
    gloss += texelFetch(glosses, texel, 0).rgb * weight;
    weights += weight;
  }
  // Details finer than the light map are on none of the nearest texels: close objects facing a similar way are lit
  // alike.
  void search(ivec2 texel, vec3 n, float far) {
    ivec2 size = textureSize(lights, 0);
    texel = ivec2((texel.x + size.x) % size.x, clamp(texel.y, 0, size.y - 1));
    vec4 known = texelFetch(places, texel, 0);
    float bend = 0.5 + 0.5 * dot(n, unpacked(known.a));
    bend *= bend;
    float weight = 0.02 * exp(-min(distance(known.xyz, place) / (0.03 * far + 0.05), 12.0)) * bend * bend;
    light += texelFetch(lights, texel, 0).rgb * weight;
    gloss += texelFetch(glosses, texel, 0).rgb * weight;
    weights += weight;
  }
  void main() {
    vec4 paint = vec4(colour, 1.0);
    if (printed) paint *= texture(print, at);
    if (paint.a < cut) discard;
    vec3 way = place - eye;
    float far = length(way);
    way /= far;
    vec3 n = normalize(facing);
    if (dot(n, way) > 0.0) n = -n;
    ivec2 size = textureSize(lights, 0);
    vec2 spot = vec2(atan(way.x, -way.z) / (2.0 * pi) + 0.5, 0.5 - asin(clamp(way.y, -1.0, 1.0)) / pi) * vec2(size) - 0.5;
    vec2 home = floor(spot);
    vec2 share = spot - home;
    light = gloss = vec3(0.0);
    weights = 0.0;
    for (int i = 0; i < 4; i++) {
      ivec2 step = ivec2(i & 1, i >> 1);
      gather(ivec2(home) + step, (step.x == 1 ? share.x : 1.0 - share.x) * (step.y == 1 ? share.y : 1.0 - share.y) + 0.02, n, far);
    }
    if (weights < 0.02)
      for (int i = 0; i < 25; i++) search(ivec2(floor(spot + 0.5)) + ivec2(i % 5 - 2, i / 5 - 2), n, far);
    light /= weights;
    gloss /= weights;
    vec3 glow = shine;
    if (printed) glow *= paint.rgb;
    result = vec4(paint.rgb * matt * light + gloss + glow, paint.a * opacity);
  }
`

const image = (data: Float32Array<ArrayBuffer>, width: number) => {
  const result = new DataTexture(data, width, width / 2, RGBAFormat, FloatType)
  result.minFilter = result.magFilter = NearestFilter
  result.wrapS = result.wrapT = ClampToEdgeWrapping
  result.needsUpdate = true
  return result
}

/**
 * Lights every opaque surface and every film by a light map seen from the eye: reflected and mirrored light, with the
 * position and normal of each texel (as packed by `cycles/light.ts`).
 */
export async function lightBy(root: Object3D, eye: Vector3) {
  const load = async (name: string) => new Float32Array(await (await fetch(`/light/${name}`)).arrayBuffer())
  const [light, place, gloss] = [await load('light'), await load('place'), await load('gloss')]
  const width = Math.sqrt(light.length / 2)
  for (const [uniform, data] of [
    [shared.lights, light],
    [shared.places, place],
    [shared.glosses, gloss],
  ] as const) {
    uniform.value?.dispose()
    uniform.value = image(data, width)
  }
  shared.eye.value = eye
  root.traverse(object => {
    if (!(object instanceof Mesh)) return
    const material = object.material as MeshStandardMaterial
    const lit = made.get(material) ?? litMaterial(material)
    lit.uniforms.print!.value = material.map
    made.set(material, lit)
    object.material = lit
  })
}

const made = new Map<MeshStandardMaterial, ShaderMaterial>()
const shared = {
  lights: { value: null as DataTexture | null },
  places: { value: null as DataTexture | null },
  glosses: { value: null as DataTexture | null },
  eye: { value: null as Vector3 | null },
}

function litMaterial(of: MeshStandardMaterial): ShaderMaterial {
  return new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    side: of.side,
    transparent: of.transparent,
    depthWrite: of.depthWrite,
    uniforms: {
      ...shared,
      print: { value: of.map },
      printed: { value: of.map !== null },
      colour: { value: of.color },
      shine: { value: of.emissive.clone().multiplyScalar(of.emissiveIntensity) },
      cut: { value: of.alphaTest },
      matt: { value: 1 - of.metalness },
      // Glass is a faint veil: what it reflects is unknown.
      opacity: { value: of.opacity < 1 ? of.opacity / 2 : 1 },
    },
  })
}
