/** What cameras, phones and programs call a picture of their own, at the start of its name: "IMG_2041", "Screenshot 3". */
export const cameraName =
  /^(?:(?:img|dsc[fn]?|pxl|dji|gopr|mvi|image|photo|picture|bild|foto|imagen|screenshot|bildschirmfoto)[\s_-]*\d+|p\d{7}|whatsapp image|screen ?shot \d|capture d['’]écran|captura de pantalla)/i;
