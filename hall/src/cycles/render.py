"""A hall scene by Cycles: blender -b --factory-startup -P render.py -- FOLDER.

FOLDER holds scene.json and model.bin, and receives an EXR for each light group (house0001.exr …), albedo and normal.
Blender's z points up, the hall's y: (x, y, z) of the hall is (x, -z, y) here.
"""
import json
import math
import sys
import time

import bpy
import numpy
from mathutils import Matrix, Vector

folder = sys.argv[sys.argv.index('--') + 1]
with open(folder + '/scene.json') as file:
    job = json.load(file)
data = numpy.memmap(folder + '/model.bin', dtype=numpy.uint8, mode='r')
upright = Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
scene = bpy.context.scene
for each in list(bpy.data.objects):
    bpy.data.objects.remove(each)
for name in job['groups']:
    bpy.ops.scene.view_layer_add_lightgroup(name=name)


def block(offset, count, kind):
    size = count * numpy.dtype(kind).itemsize
    return numpy.frombuffer(data[offset:offset + size].tobytes(), dtype=kind)


def turned(v):
    return Vector((v[0], -v[2], v[1]))


def material_of(surface):
    material = bpy.data.materials.new('surface')
    material.use_nodes = True
    # Meshes as light sources are noise; rays that meet them by chance are enough.
    material.cycles.sample_as_light = False
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    body, out = nodes['Principled BSDF'], nodes['Material Output']
    inputs = body.inputs
    power = surface['power']
    # What is lit from behind throws little back.
    pale = (max(0, 1 - power) if surface['drawn'] else .6) if power > 0 else 1
    inputs['Base Color'].default_value = (*[c * pale for c in surface['colour']], 1)
    inputs['Roughness'].default_value = surface['roughness']
    inputs['Metallic'].default_value = surface['metalness']
    inputs['Specular'].default_value = .4
    image = None
    if surface['map']:
        image = nodes.new('ShaderNodeTexImage')
        image.image = bpy.data.images.load(surface['map'], check_existing=True)
        image.image.alpha_mode = 'STRAIGHT'
        image.extension = 'EXTEND' if surface['drawn'] else 'REPEAT'
        tint = nodes.new('ShaderNodeMixRGB')
        tint.blend_type = 'MULTIPLY'
        tint.inputs[0].default_value = 1
        tint.use_clamp = True
        tint.inputs[2].default_value = inputs['Base Color'].default_value
        picture = image.outputs[0]
        if surface['dyed']:
            grey, shade = nodes.new('ShaderNodeRGBToBW'), nodes.new('ShaderNodeMath')
            shade.operation, shade.use_clamp = 'DIVIDE', True
            link(picture, grey.inputs[0])
            link(grey.outputs[0], shade.inputs[0])
            shade.inputs[1].default_value = surface['dyed']
            picture = shade.outputs[0]
        link(picture, tint.inputs[1])
        link(tint.outputs[0], inputs['Base Color'])
    if power > 0:
        inputs['Emission'].default_value = (*surface['shine'], 1)
        inputs['Emission Strength'].default_value = power
        if surface['drawn']:
            link(image.outputs[0], inputs['Emission'])
        # What the eye sees is capped, so that thin bright lines are smooth; what falls on other things is not.
        cap = 1.6
        if power > cap:
            path, seen = nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMath')
            seen.operation = 'MULTIPLY_ADD'
            link(path.outputs['Is Camera Ray'], seen.inputs[0])
            seen.inputs[1].default_value, seen.inputs[2].default_value = cap - power, power
            link(seen.outputs[0], inputs['Emission Strength'])
    if surface['clear'] or surface['glass']:
        through, mix = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeMixShader')
        front = body
        if surface['glass']:
            through.inputs[0].default_value = (.93, .96, .95, 1)
            front, fresnel = nodes.new('ShaderNodeBsdfGlossy'), nodes.new('ShaderNodeFresnel')
            front.inputs['Roughness'].default_value = .02
            link(fresnel.outputs[0], mix.inputs[0])
        else:
            link(image.outputs[1], mix.inputs[0])
        link(through.outputs[0], mix.inputs[1])
        link(front.outputs[0], mix.inputs[2])
        link(mix.outputs[0], out.inputs['Surface'])
    return material


def mesh_of(shape):
    mesh = bpy.data.meshes.new('shape')
    vertices, triangles = shape['vertices'], shape['triangles']
    corners = block(shape['corners'], triangles * 3, numpy.int32)
    mesh.vertices.add(vertices)
    mesh.vertices.foreach_set('co', block(shape['positions'], vertices * 3, numpy.float32))
    mesh.loops.add(triangles * 3)
    mesh.loops.foreach_set('vertex_index', corners)
    mesh.polygons.add(triangles)
    mesh.polygons.foreach_set('loop_start', numpy.arange(0, triangles * 3, 3, dtype=numpy.int32))
    mesh.polygons.foreach_set('loop_total', numpy.full(triangles, 3, dtype=numpy.int32))
    mesh.polygons.foreach_set('use_smooth', numpy.ones(triangles, dtype=bool))
    if shape['uvs'] >= 0:
        uvs = block(shape['uvs'], vertices * 2, numpy.float32).reshape(-1, 2)
        mesh.uv_layers.new(name='uv').data.foreach_set('uv', uvs[corners].ravel())
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(block(shape['normals'], vertices * 3, numpy.float32).reshape(-1, 3))
    return mesh


def place(item, at, to):
    at, to = turned(at), turned(to)
    item.location = at
    item.rotation_euler = (to - at).to_track_quat('-Z', 'Y').to_euler()


def add(name, of):
    item = bpy.data.objects.new(name, of)
    scene.collection.objects.link(item)
    return item


materials = [material_of(surface) for surface in job['surfaces']]
for shape in job['shapes']:
    surface = job['surfaces'][shape['surface']]
    mesh = mesh_of(shape)
    mesh.materials.append(materials[shape['surface']])
    for matrix in block(shape['places'], shape['count'] * 16, numpy.float32).reshape(-1, 4, 4):
        item = add('item', mesh)
        item.matrix_world = upright @ Matrix(matrix.T.tolist())
        if surface['group']:
            item.lightgroup = surface['group']
        if surface['shown']:
            item.visible_diffuse = item.visible_shadow = False

for lamp in job['lamps']:
    light = bpy.data.lights.new('lamp', 'SPOT' if 'cone' in lamp else 'AREA')
    light.energy, light.color = lamp['watts'], lamp['colour']
    if 'cone' in lamp:
        light.spot_size, light.spot_blend, light.shadow_soft_size = lamp['cone'], .75, .07
    else:
        light.shape, light.size, light.size_y = 'RECTANGLE', lamp['width'], lamp['depth']
    item = add('lamp', light)
    place(item, lamp['at'], lamp['to'])
    item.lightgroup = lamp['group']
    item.visible_camera = False
    item.visible_glossy = lamp['group'] == 'house'

scene.world = bpy.data.worlds.new('air')
scene.world.use_nodes = True
air = scene.world.node_tree.nodes['Background'].inputs
air[0].default_value, air[1].default_value = (.86, .92, 1, 1), .02

camera = bpy.data.cameras.new('camera')
camera.clip_start = .02
item = add('camera', camera)
item.location = turned(job['camera'])
item.rotation_euler = (math.pi / 2 + job.get('pitch', 0), 0, -job.get('yaw', 0))
scene.camera = item
if 'yaw' in job:
    camera.sensor_fit, camera.angle = 'HORIZONTAL', job['hFov']
else:
    camera.type, camera.cycles.panorama_type = 'PANO', 'EQUIRECTANGULAR'

render, cycles = scene.render, scene.cycles
render.engine = 'CYCLES'
render.resolution_x, render.resolution_y, render.resolution_percentage = job['width'], job['height'], 100
cycles.device = 'CPU'
cycles.samples = job['samples']
cycles.use_denoising = cycles.use_adaptive_sampling = cycles.use_auto_tile = False
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 5, 4, 2, 2
cycles.transparent_max_bounces = 10
cycles.sample_clamp_indirect = 2
cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.blur_glossy = 1
cycles.light_sampling_threshold = .01
cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.3

scene.view_layers[0].cycles.denoising_store_passes = True
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
passes = tree.nodes.new('CompositorNodeRLayers').outputs
writer = tree.nodes.new('CompositorNodeOutputFile')
writer.base_path = folder
writer.format.file_format, writer.format.color_depth, writer.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
writer.file_slots.clear()
results = {'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', **{g: 'Combined_' + g for g in job['groups']}}
for name, socket in results.items():
    writer.file_slots.new(name)
    tree.links.new(passes[socket], writer.inputs[name])
loaded = time.process_time()
bpy.ops.render.render()
print(f'DONE loaded in {loaded:.0f}, traced in {time.process_time() - loaded:.0f} CPU seconds')
