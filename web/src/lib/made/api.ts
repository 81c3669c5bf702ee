// Made by scripts/make_types.py from the Python classes: change those, not this.
export * from "./after";
export * from "./clubs";
export * from "./common";
export * from "./daily";
export * from "./home_made";
export * from "./lobby";
export * from "./people";
export * from "./play";
export * from "./pushes";
export * from "./puzzles";
export * from "./requests";
export * from "./studies";
export * from "./tournaments";
