import { expect, test } from 'vitest';
import { isCameraName } from './cameraName.ts';

const ofCameras = [
  'IMG_2041',
  'img 2041',
  'IMG_E2041',
  'IMG-20240102-WA0003',
  'IMG_20240102_101112_HDR',
  'PXL_20240102_101112345',
  'PXL_20240102_101112345.MP',
  'DSC00012',
  '_DSC0012',
  'DSCF0012',
  'P1010012',
  'GOPR0012',
  'DJI_0012',
  'FB_IMG_1704190272000',
  '20240102_101112',
  '20240102',
  '2024-01-02 10.11.12',
  'signal-2024-01-02-101112',
  'signal-2024-01-02-10-11-12-123',
  'photo_2024-01-02_10-11-12',
  'WhatsApp Image 2024-01-02 at 10.11.12',
  'WhatsApp Image 2024-01-02 at 10.11.12 AM (1)',
  'Screenshot 2024-01-02 at 10.11.12',
  'Screen Shot 2024-01-02 at 10.11.12 PM',
  'Screenshot_20240102-101112',
  'Bildschirmfoto 2024-01-02 um 10.11.12',
  'Capture d’écran 2024-01-02 à 10.11.12',
  "Capture d'e\u0301cran (2)",
  'Captura de pantalla 2024-01-02 a la(s) 10.11.12',
  'photo',
  'Foto',
  'image (3)',
  'image0',
  'Picture 1 - Copy',
  'IMG_2041-edited',
  'unnamed',
  'download (1)',
  'FullSizeRender',
  '6F9619FF-8B86-D011-B42D-00CF4FC964FF',
];

const inWords = [
  'Image of the lobby',
  'Photo lab',
  'Photo 2 of the lab',
  'Image 3 of the lobby, from the left',
  'Screenshot of the booking panel',
  'Signal',
  'Signal 5',
  'Room 101',
  'Cat6A',
  'Rack 20240102',
  'A picture window',
  'Summer party 2024',
  '24/7',
  '1984',
  'Portrait',
  'Sam',
  'Bildschirme',
  'Fotos vom Umbau',
  'The IMG building',
];

test.each(ofCameras)('recognizes "%s" as a name from a camera or an app', (name) => {
  expect(isCameraName(name)).toBe(true);
});

test.each(inWords)('recognizes "%s" as real text', (text) => {
  expect(isCameraName(text)).toBe(false);
});
