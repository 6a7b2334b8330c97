"""The light of a hall scene without its colours: blender -b --factory-startup -P render_light.py -- FOLDER.

FOLDER holds scene.json and model.bin and receives light, gloss, normal and depth as 0001.exr each.
Blender's z points up, the hall's y: (x, y, z) of the hall is (x, -z, y) here.
"""
import json
import sys

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


def block(offset, count, kind):
    size = count * numpy.dtype(kind).itemsize
    return numpy.frombuffer(data[offset:offset + size].tobytes(), dtype=kind)


def turned(v):
    return Vector((v[0], -v[2], v[1]))


def material_of(surface):
    material = bpy.data.materials.new('surface')
    material.use_nodes = True
    # Small lamps as light sources are noise.
    material.cycles.sample_as_light = False
    inputs = material.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = (*surface['colour'], 1)
    inputs['Roughness'].default_value = surface['roughness']
    inputs['Metallic'].default_value = surface['metalness']
    inputs['Specular'].default_value = 0.4
    if max(surface['emission']) > 0:
        inputs['Emission'].default_value = (*surface['emission'], 1)
        inputs['Emission Strength'].default_value = 1
    return material


def mesh_of(shape):
    mesh = bpy.data.meshes.new('shape')
    vertices, triangles = shape['vertices'], shape['triangles']
    mesh.vertices.add(vertices)
    mesh.vertices.foreach_set('co', block(shape['positions'], vertices * 3, numpy.float32))
    mesh.loops.add(triangles * 3)
    mesh.loops.foreach_set('vertex_index', block(shape['corners'], triangles * 3, numpy.int32))
    mesh.polygons.add(triangles)
    mesh.polygons.foreach_set('loop_start', numpy.arange(0, triangles * 3, 3, dtype=numpy.int32))
    mesh.polygons.foreach_set('loop_total', numpy.full(triangles, 3, dtype=numpy.int32))
    mesh.polygons.foreach_set('use_smooth', numpy.ones(triangles, dtype=bool))
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(block(shape['normals'], vertices * 3, numpy.float32).reshape(-1, 3))
    return mesh


materials = [material_of(surface) for surface in job['surfaces']]
for shape in job['shapes']:
    mesh = mesh_of(shape)
    mesh.materials.append(materials[shape['surface']])
    places = block(shape['places'], shape['count'] * 16, numpy.float32).reshape(-1, 4, 4)
    shines = max(job['surfaces'][shape['surface']]['emission']) > 0.9
    for place in places:
        item = bpy.data.objects.new('item', mesh)
        scene.collection.objects.link(item)
        item.matrix_world = upright @ Matrix(place.T.tolist())
        item.visible_diffuse = not shines
        item.visible_shadow = not shines

for lamp in job['lamps']:
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y, light.energy, light.color = lamp['width'], lamp['depth'], lamp['watts'], lamp['colour']
    item = bpy.data.objects.new('lamp', light)
    scene.collection.objects.link(item)
    away = -turned(lamp['facing']).normalized()
    # The lamp's width lies along east-west.
    x = Vector((1, 0, 0))
    x = (x - away * x.dot(away)).normalized()
    y = away.cross(x)
    item.matrix_world = Matrix(((x.x, y.x, away.x, 0), (x.y, y.y, away.y, 0), (x.z, y.z, away.z, 0), (0, 0, 0, 1)))
    item.location = turned(lamp['at'])
    item.visible_camera = False
    item.visible_glossy = False

scene.world = bpy.data.worlds.new('dark')
scene.world.color = (0, 0, 0)

camera = bpy.data.cameras.new('camera')
camera.type = 'PANO'
camera.cycles.panorama_type = 'EQUIRECTANGULAR'
camera.clip_start = 0.02
item = bpy.data.objects.new('camera', camera)
scene.collection.objects.link(item)
item.location = turned(job['camera'])
item.rotation_euler = (numpy.pi / 2, 0, 0)
scene.camera = item

scene.render.engine = 'CYCLES'
cycles = scene.cycles
cycles.device = 'CPU'
cycles.samples = job['samples']
cycles.use_denoising = False
cycles.use_adaptive_sampling = job.get('adaptive', 0) > 0
cycles.adaptive_threshold = job.get('adaptive', 0)
cycles.max_bounces = job['bounces'] + 1
cycles.diffuse_bounces = job['bounces']
cycles.glossy_bounces = 1
cycles.transmission_bounces = 0
cycles.transparent_max_bounces = 0
cycles.sample_clamp_indirect = 2
cycles.caustics_reflective = False
cycles.caustics_refractive = False
cycles.blur_glossy = 1
cycles.light_sampling_threshold = 0.03
# One ray through the middle of every pixel: light, normal and depth are of one and the same point.
cycles.pixel_filter_type = 'BOX'
cycles.filter_width = 0.01
scene.render.resolution_x = job['width']
scene.render.resolution_y = job['width'] // 2
scene.render.resolution_percentage = 100
scene.render.use_persistent_data = False

layer = scene.view_layers[0]
for name in ('diffuse_direct', 'diffuse_indirect', 'glossy_direct', 'glossy_indirect', 'glossy_color', 'normal', 'z'):
    setattr(layer, 'use_pass_' + name, True)
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
layers = tree.nodes.new('CompositorNodeRLayers')


def mixed(kind, a, b):
    node = tree.nodes.new('CompositorNodeMixRGB')
    node.blend_type = kind
    tree.links.new(a, node.inputs[1])
    tree.links.new(b, node.inputs[2])
    return node.outputs[0]


out = layers.outputs
results = {
    'light': mixed('ADD', out['DiffDir'], out['DiffInd']),
    'gloss': mixed('MULTIPLY', mixed('ADD', out['GlossDir'], out['GlossInd']), out['GlossCol']),
    'normal': out['Normal'],
    'depth': out['Depth'],
}
writer = tree.nodes.new('CompositorNodeOutputFile')
writer.base_path = folder
writer.format.file_format = 'OPEN_EXR'
writer.format.color_depth = '32'
writer.format.exr_codec = 'ZIP'
writer.file_slots.clear()
for name, socket in results.items():
    writer.file_slots.new(name)
    tree.links.new(socket, writer.inputs[name])
bpy.ops.render.render()
