export default { label: "Line drawing of a technician with a tripod who measures the distance to a wall." };
