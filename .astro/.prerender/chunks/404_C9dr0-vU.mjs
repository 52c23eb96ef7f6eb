import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { d as renderTemplate } from "./server_Cfx05Ybe.mjs";
import { t as createComponent } from "./compiler_DfDRWaYh.mjs";
// ../../../tmp/bench-os9dqv/astro/src/pages/404.astro
var _404_exports = /* @__PURE__ */ __exportAll({
	default: () => $$404,
	file: () => $$file,
	url: () => $$url
});
var $$404 = createComponent(($$result, $$props, $$slots) => {
	return renderTemplate`<html lang="en"><title>Not found</title></html>`;
}, "/tmp/bench-os9dqv/astro/src/pages/404.astro", void 0);
var $$file = "/tmp/bench-os9dqv/astro/src/pages/404.astro";
var $$url = "/404";
// \0virtual:astro:page:src/pages/404@_@astro
var page = () => _404_exports;
export { page };
